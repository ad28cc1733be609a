import { moneyText } from '@fairhouse/money'
import type { ReportFigure } from '@fairhouse/protocol'
import type { Column } from '#features/list'
import { Member } from '#features/people'
import { grouped } from '#lib/amount'
import { useWords } from '#lib/words'
import { Amount } from './amount.tsx'
import {
  cashFigures,
  gameFigures,
  namesIn,
  netOf,
  rowsHref,
  type Report,
  type ReportRow,
  type View,
} from './told.ts'

type FigureView = Exclude<View, 'owed' | 'reconcile'>

/** The columns of a view: what its rows are, then their figures, each a way to its rows. */
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
    cell: (row) => namesIn(report.brands)(row.brand),
  }
  const isOne = report.brands.length === 1
  const heads = [...headOf(view, t), ...(view === 'brand' || !isOne ? [brand] : [])]
  if (view === 'cash') {
    const net: Column<ReportRow> = {
      key: 'net',
      label: t('reports.net'),
      isNumber: true,
      cell: (row) => <Amount text={moneyText(netOf(row), row.currency)} />,
    }
    return [...heads, ...cashFigures.map(figure), net]
  }
  return [...heads, ...gameFigures.map(figure), ...restOf(view, report, t)]
}

type Say = ReturnType<typeof useWords>['t']

function headOf(view: FigureView, t: Say): Column<ReportRow>[] {
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

function restOf(view: FigureView, report: Report, t: Say): Column<ReportRow>[] {
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
      cell: ({ rounds }) => grouped(String(rounds)),
    },
  ]
  if (view !== 'day') return rest
  const players = { key: 'players', label: t('reports.players'), isNumber: true }
  return [...rest, { ...players, cell: (row) => grouped(String(row.players ?? 0)) }]
}
