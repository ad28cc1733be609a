import type { TileColours } from '@fairhouse/ui/tiles'
import type { Cast } from './cast.ts'
import type { Dice } from './dice.ts'
import { polygon, round, times } from './scene.ts'

/** Gradients of gilded parts. */
export function metals({ metal, accentLight, accent, accentDeep }: TileColours): string {
  const gradient = (id: string, light: string, middle: string, deep: string) =>
    `<linearGradient id="${id}" x2="0.35" y2="1"><stop stop-color="${light}"/>
      <stop offset="0.32" stop-color="${middle}"/><stop offset="0.5" stop-color="${light}"/>
      <stop offset="0.68" stop-color="${deep}"/><stop offset="1" stop-color="${middle}"/>
    </linearGradient>`
  return (
    gradient('gilt', metal.light, metal.middle, metal.deep) +
    gradient('enamel', accentLight, accent, accentDeep)
  )
}

/** The hero's mount: a metal rim around a ground of its own. */
export function mountOf(mount: Cast['mount'], colours: TileColours): string {
  if (mount === 'none') return ''
  const [x, y] = [180, 194]
  const shape = (reach: number): string => {
    if (mount === 'medal') return `<circle cx="${x}" cy="${y}" r="${reach}"`
    if (mount === 'gem') {
      const corners = times(8, (at) => {
        const angle = ((at + 0.5) / 8) * Math.PI * 2
        return [x + Math.cos(angle) * reach * 1.06, y + Math.sin(angle) * reach * 1.06] as const
      })
      return polygon(corners, '').replace('/>', '')
    }
    const half = reach * 0.98
    return `<path d="M${x - half} ${y - reach}Q${x} ${y - reach - 22} ${x + half} ${y - reach}
      V${y + reach * 0.2}Q${x + half * 0.9} ${y + reach * 0.85} ${x} ${y + reach * 1.2}
      Q${x - half * 0.9} ${y + reach * 0.85} ${x - half} ${y + reach * 0.2}Z"`
  }
  const shade = [150, 146, 142, 138].map((reach) => {
    const look = `fill="${colours.shadow}" fill-opacity="0.2" transform="translate(0 9)"`
    return `${shape(reach)} ${look}/>`
  })
  return `${shade.join('')}
    ${shape(136)} fill="url(#gilt)" stroke="${colours.metal.deep}" stroke-width="2"/>
    ${shape(122)} fill="url(#enamel)" stroke="${colours.metal.deep}" stroke-width="3"/>
    <radialGradient id="well"><stop stop-color="${colours.bright}"/>
      <stop offset="0.55" stop-color="${colours.glow}" stop-opacity="0.9"/>
      <stop offset="1" stop-color="${colours.accentDeep}"/></radialGradient>
    ${shape(112)} fill="url(#well)" stroke="${colours.metal.light}" stroke-width="2"/>`
}

/** A dark ground under the letters, so that they are readable on any scene. */
export function footOf(dice: Dice, colours: TileColours, top: number): string {
  const scrim = `<linearGradient id="scrim" x2="0" y2="1">
      <stop stop-color="${colours.ground}" stop-opacity="0"/>
      <stop offset="0.38" stop-color="${colours.ground}" stop-opacity="0.72"/>
      <stop offset="1" stop-color="${colours.deep}" stop-opacity="0.96"/></linearGradient>
    <rect y="${top - 46}" width="360" height="${536 - top}" fill="url(#scrim)"/>`
  if (!dice.chance(0.3)) return scrim
  const edge = dice.chance(0.5)
    ? `M0 ${top + 2}Q180 ${top - 30} 360 ${top + 2}`
    : `M0 ${top - 18}Q180 ${top + 20} 360 ${top - 18}`
  return `${scrim}<linearGradient id="band" x2="0" y2="1"><stop stop-color="${colours.accentDeep}"/>
      <stop offset="1" stop-color="${colours.deep}"/></linearGradient>
    <path d="${edge}V490H0Z" fill="url(#band)"/>
    <path d="${edge}" fill="none" stroke="url(#gilt)" stroke-width="7"/>
    <path d="${edge}" fill="none" stroke="${colours.metal.light}" stroke-width="1.4"
      transform="translate(0 -3)"/>`
}

const star = 'M0-1Q0.1-0.1 1 0Q0.1 0.1 0 1Q-0.1 0.1-1 0Q-0.1-0.1 0-1Z'

/** Glints and dust in the light, over everything but the letters. */
export function sparkle(dice: Dice, { bright, glow }: TileColours): string {
  const dust = times(34, () => {
    const [x, y] = [dice.between(6, 354), dice.between(20, 370)]
    return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(dice.between(0.6, 2.6))}"
      fill="${dice.chance(0.5) ? bright : glow}" fill-opacity="${round(dice.between(0.4, 0.95))}"/>`
  })
  const glints = times(5, () => {
    const [x, y, size] = [dice.between(30, 330), dice.between(40, 340), dice.between(7, 19)]
    return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(size * 1.3)}" fill="url(#glint)"/>
      <path d="${star}" fill="${bright}"
        transform="translate(${round(x)} ${round(y)}) rotate(${round(dice.between(0, 30))})
          scale(${round(size)})"/>`
  })
  return `<radialGradient id="glint"><stop stop-color="${glow}" stop-opacity="0.7"/>
    <stop offset="1" stop-color="${glow}" stop-opacity="0"/></radialGradient>
    ${dust.join('')}${glints.join('')}`
}

/** The edge of the tile. */
export function frameOf(dice: Dice, { metal, light, shadow }: TileColours): string {
  const rim = (inset: number, look: string) =>
    `<rect x="${inset}" y="${inset}" width="${360 - inset * 2}" height="${480 - inset * 2}"
      rx="${40 - inset}" fill="none" ${look}/>`
  const kind = dice.next()
  if (kind < 0.3) {
    return (
      rim(3.5, `stroke="url(#gilt)" stroke-width="7"`) +
      rim(8, `stroke="${shadow}" stroke-opacity="0.55" stroke-width="2"`)
    )
  }
  if (kind < 0.55) return rim(2, `stroke="${light}" stroke-opacity="0.75" stroke-width="4"`)
  if (kind < 0.75) {
    const corner = `M10 74V40Q10 10 40 10H74M18 58V44Q18 18 44 18H58`
    return [0, 1, 2, 3]
      .map((at) => {
        const flip = `translate(${at % 2 === 0 ? 0 : 360} ${at < 2 ? 0 : 480})
          scale(${at % 2 === 0 ? 1 : -1} ${at < 2 ? 1 : -1})`
        return `<path d="${corner}" transform="${flip}" fill="none" stroke="${metal.light}"
          stroke-width="3.4" stroke-linecap="round"/>`
      })
      .join('')
  }
  return rim(1, `stroke="${metal.light}" stroke-opacity="0.3" stroke-width="2"`)
}
