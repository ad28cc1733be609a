import { amountOf, toWire } from '@fairhouse/money'
import type { ReportFigure } from '@fairhouse/protocol'
import { revenueOf, type Flows } from '#modules/report'

export const money = (units: bigint | string) => toWire(amountOf(BigInt(units)))

type FlowsTold = Record<ReportFigure | 'revenue', string>

/** What moved, and what stayed of it. */
export function flowsTold(flows: Flows): FlowsTold {
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
