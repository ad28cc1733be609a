import { vendors, type Slot, type SlotModel, type SlotTheme } from '#slots'
import { dealModels } from './deal-models.ts'
import { dresserOf } from './dress.ts'
import { lineUp, type Standing } from './line-up.ts'
import { nameTheme } from './name-theme.ts'
import { themesOf } from './themes/index.ts'
import { codeOf } from './words.ts'

type Vendor = (typeof vendors)[number]

const titlesPerTheme = 77

let made: readonly Slot[] | undefined

/**
 * LIST of the long tail, which nobody wrote one by one: it follows from the themes, their words
 * and the models on the shelf, and is always the same. A theme that is added to the end of its
 * vendor's list leaves all other titles as they are. Made when first asked for: it takes a while.
 */
export function titles(): readonly Slot[] {
  made ??= makeTitles()
  return made
}

function makeTitles(): Slot[] {
  const taken = new Set<string>()
  const makers = vendors.map((vendor) => titlesOf(vendor, taken))
  const most = Math.max(...vendors.map(({ code }) => themesOf[code].length))
  const rows = Array.from({ length: most }, (_, place) => makers.map((make) => make(place)))
  return lineUp(fromBothHalves(rows).flat())
}

/** The titles of a vendor's theme by its place; the places are asked for from the first on. */
function titlesOf(vendor: Vendor, taken: Set<string>): (place: number) => Standing[] {
  const deal = dealModels(vendor)
  return (place) => {
    const theme = themesOf[vendor.code][place]
    if (!theme) return []
    const dress = dresserOf(theme, place)
    return nameTheme(theme, titlesPerTheme, taken).map(({ name, stems }, nth) => {
      const shelved = deal(place, nth)
      const about = { code: codeOf(name), name, vendor: vendor.code, version: 1 }
      return { slot: slotOf(about, shelved.model, dress(nth, stems, shelved)), stems }
    })
  }
}

type About = Pick<Slot, 'code' | 'name' | 'vendor' | 'version'>

function slotOf(about: About, model: SlotModel, theme: SlotTheme): Slot {
  return 'pay' in model
    ? { ...about, kind: 'grid', config: { model, theme } }
    : { ...about, kind: 'lines', config: { model, theme } }
}

/** The first, the first of the second half, the second, and so on: neighbours are less alike. */
function fromBothHalves<Row>(rows: readonly Row[]): Row[] {
  const half = Math.ceil(rows.length / 2)
  return rows.slice(0, half).flatMap((row, place) => [row, ...rows.slice(half + place).slice(0, 1)])
}
