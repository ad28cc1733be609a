import { vendors, type Slot, type SlotModel, type SlotTheme } from '#slots'
import { assignModels } from './assign-models.ts'
import { looksOf } from './assign-looks.ts'
import { spreadTitles, type NamedTitle } from './spread-titles.ts'
import { nameTheme } from './name-theme.ts'
import { themesOf } from './themes/index.ts'
import { codeOf } from './words.ts'

type Vendor = (typeof vendors)[number]

const titlesPerTheme = 77

let cache: readonly Slot[] | undefined

/**
 * LIST of the generated titles. They follow from the themes, their words and the models, and are
 * always the same. A theme added to the end of its provider's list leaves all other titles
 * unchanged. Built on first use, because it takes a while.
 */
export function titles(): readonly Slot[] {
  cache ??= buildTitles()
  return cache
}

function buildTitles(): Slot[] {
  const takenStems = new Set<string>()
  const titlesByVendor = vendors.map((vendor) => titlesOf(vendor, takenStems))
  const maxThemes = Math.max(...vendors.map(({ code }) => themesOf[code].length))
  const rows = Array.from({ length: maxThemes }, (_, index) =>
    titlesByVendor.map((ofTheme) => ofTheme(index)),
  )
  return spreadTitles(interleaveHalves(rows).flat())
}

/** Returns a function from theme index to titles; call it with the indexes in order. */
function titlesOf(vendor: Vendor, takenStems: Set<string>): (index: number) => NamedTitle[] {
  const modelFor = assignModels(vendor)
  return (index) => {
    const theme = themesOf[vendor.code][index]
    if (!theme) return []
    const lookOf = looksOf(theme, index)
    return nameTheme(theme, titlesPerTheme, takenStems).map(({ name, stems }, nth) => {
      const model = modelFor(index, nth)
      const facts = { code: codeOf(name), name, vendor: vendor.code, version: 1 }
      return { slot: slotOf(facts, model.model, lookOf(nth, stems, model)), stems }
    })
  }
}

type TitleFacts = Pick<Slot, 'code' | 'name' | 'vendor' | 'version'>

function slotOf(facts: TitleFacts, model: SlotModel, theme: SlotTheme): Slot {
  return 'pay' in model
    ? { ...facts, kind: 'grid', config: { model, theme } }
    : { ...facts, kind: 'lines', config: { model, theme } }
}

/** Interleaves the two halves of a list, so that neighbours are less alike. */
function interleaveHalves<Row>(rows: readonly Row[]): Row[] {
  const half = Math.ceil(rows.length / 2)
  return rows.slice(0, half).flatMap((row, index) => [row, ...rows.slice(half + index).slice(0, 1)])
}
