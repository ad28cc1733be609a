import { amountOf, toWire } from '@fairhouse/money'
import type { ReportFigure } from '@fairhouse/protocol'
import { revenueOf, type Flows } from '#modules/report'

export const money = (units: bigint | string) => toWire(amountOf(BigInt(units)))

type FlowsView = Record<ReportFigure | 'revenue', string>

/** The flows and the resulting revenue. */
export function toFlowsView(flows: Flows): FlowsView {
  return {
    stake: money(flows.stake),
    win: money(flows.win),
    refund: money(flows.refund),
    potIn: money(flows.potIn),
    potOut: money(flows.potOut),
    deposit: money(flows.deposit),
    withdrawal: money(flows.withdrawal),
    fee: money(flows.fee),
    given: money(flows.given),
    adjustment: money(flows.adjustment),
    away: money(flows.away),
    revenue: money(revenueOf(flows)),
  }
}
