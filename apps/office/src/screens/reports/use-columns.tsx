import { moneyText } from '@fairhouse/money'
import type { ReportFigure } from '@fairhouse/protocol'
import type { Column } from '#features/list'
import { Member } from '#features/people'
import { groupAmount } from '#lib/amount'
import { type Translate, useWords } from '#lib/words'
import { Amount } from './amount.tsx'
import {
  cashFigures,
  gameFigures,
  brandNameIn,
  netOf,
  rowsHref,
  type Report,
  type ReportRow,
  type View,
} from './view.ts'

type FigureView = Exclude<View, 'owed' | 'reconcile'>

/** Columns of a view: headings, then figures with links to their rows. */
export function useColumns(view: FigureView, report: Report): Column<ReportRow>[] {
  const { t } = useWords()
  const figure = (name: ReportFigure): Column<ReportRow> => ({
    key: name,
    label: t(`reports.${name}`),
    isNumber: true,
    cell: (row) => (
      <Amount text={moneyText(row[name], row.currency)} href={rowsHref(row, report, name)} />
    ),
  })
  const brand: Column<ReportRow> = {
    key: 'brand',
    label: t('reports.brand'),
    isHeading: view === 'brand',
    cell: (row) => brandNameIn(report.brands)(row.brand),
  }
  const isOne = report.brands.length === 1
  const heads = [...headColumns(view, t), ...(view === 'brand' || !isOne ? [brand] : [])]
  if (view === 'cash') {
    const net: Column<ReportRow> = {
      key: 'net',
      label: t('reports.net'),
      isNumber: true,
      cell: (row) => <Amount text={moneyText(netOf(row), row.currency)} />,
    }
    return [...heads, ...cashFigures.map(figure), net]
  }
  return [...heads, ...gameFigures.map(figure), ...revenueColumns(view, report, t)]
}

function headColumns(view: FigureView, t: Translate): Column<ReportRow>[] {
  const isHeading = true
  const vendor = { key: 'vendor', label: t('reports.vendor') }
  const vendorName = ({ vendorName: name }: ReportRow) => name ?? ''
  if (view === 'vendor') return [{ ...vendor, isHeading, cell: vendorName }]
  if (view === 'game') {
    const game = { key: 'game', label: t('reports.game'), isHeading }
    return [
      { ...game, cell: ({ gameName, game: code }) => gameName ?? code },
      { ...vendor, cell: vendorName },
    ]
  }
  if (view === 'player') {
    const player = { key: 'player', label: t('reports.player'), isHeading }
    return [{ ...player, cell: ({ memberId }) => memberId !== null && <Member id={memberId} /> }]
  }
  const day = { key: 'day', label: t('reports.day'), isHeading }
  return view === 'brand' ? [] : [{ ...day, cell: (row) => row.day }]
}

function revenueColumns(view: FigureView, report: Report, t: Translate): Column<ReportRow>[] {
  const rest: Column<ReportRow>[] = [
    {
      key: 'revenue',
      label: t('reports.revenue'),
      isNumber: true,
      cell: (row) => (
        <Amount text={moneyText(row.revenue, row.currency)} href={rowsHref(row, report)} />
      ),
    },
    {
      key: 'rounds',
      label: t('reports.rounds'),
      isNumber: true,
      cell: ({ rounds }) => groupAmount(String(rounds)),
    },
  ]
  if (view !== 'day') return rest
  const players = { key: 'players', label: t('reports.players'), isNumber: true }
  return [...rest, { ...players, cell: (row) => groupAmount(String(row.players ?? 0)) }]
}
