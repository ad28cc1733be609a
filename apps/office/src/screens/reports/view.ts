import type { Value } from '@fairhouse/browser/call'
import { amountOf, parseAmount, toWire } from '@fairhouse/money'
import { reportFigures, type ReportFigure, type ReportView } from '@fairhouse/protocol'

export type Report = Value<'GET /office/api/report'>
export type ReportRow = Report['list'][number]
export type Figures = Pick<ReportRow, ReportFigure | 'revenue'>
export type LedgerRow = Value<'GET /office/api/report/rows'>['list'][number]
export type Liability = Value<'GET /office/api/report/owed'>['list'][number]
export type Reconciled = Value<'GET /office/api/report/reconcile'>['list'][number]

/** LIST of the reports, in the order of their tabs. */
export const views = [
  'day',
  'game',
  'vendor',
  'brand',
  'player',
  'cash',
  'owed',
  'reconcile',
] as const
export type View = (typeof views)[number]

export const isView = (name: string): name is View => views.some((one) => one === name)
export const isFigure = (name: string): name is ReportFigure =>
  reportFigures.some((one) => one === name)

/** Grouping that the server applies for a view; cash is grouped by day. */
export const groupingOf = (view: Exclude<View, 'owed' | 'reconcile'>): ReportView =>
  view === 'cash' ? 'day' : view

/** Figures per view. */
export const gameFigures = ['stake', 'win', 'refund', 'potIn', 'potOut'] as const
export const cashFigures = ['deposit', 'withdrawal', 'fee', 'given', 'adjustment', 'away'] as const

/** Brand name by code; a removed brand keeps its code. */
export const brandNameIn = (brands: Report['brands']) => (code: string) =>
  brands.find((one) => one.code === code)?.name ?? code

export const unitsOf = (amount: string): bigint => parseAmount(amount) ?? 0n

export const netOf = ({ deposit, withdrawal }: Figures): string =>
  toWire(amountOf(unitsOf(deposit) - unitsOf(withdrawal)))

/** Link to the ledger rows behind a figure; undefined if there is none. */
export function rowsHref(
  row: Pick<ReportRow, 'day' | 'brandId' | 'vendor' | 'game' | 'memberId'>,
  period: { from: string; to: string },
  figure?: ReportFigure,
): string | undefined {
  if (row.brandId === null) return undefined
  const { vendor, game, memberId } = row
  const fields = {
    from: row.day ?? period.from,
    to: row.day ?? period.to,
    brandId: row.brandId,
    vendor,
    game,
    memberId,
    figure: figure ?? null,
  }
  const given = Object.entries(fields).flatMap(([name, value]) =>
    value === null ? [] : [[name, value]],
  )
  return `/reports/rows?${new URLSearchParams(given)}`
}
