import type { Dice } from '../dice.ts'
import { ground, round, shine, tileSize, times, type Scene } from '../scene.ts'

const { width, height } = tileSize

/** A line from one side to the other, broken again and again, and filled down. */
function ridge(dice: Dice, top: number, depth: number, look: string): string {
  let heights = times(5, () => top + dice.between(-0.5, 0.5) * depth)
  for (let rough = depth * 0.5; rough > depth * 0.06; rough /= 2) {
    heights = heights.flatMap((one, at) => {
      const other = heights[at + 1]
      return other === undefined
        ? [one]
        : [one, (one + other) / 2 + dice.between(-0.5, 0.5) * rough]
    })
  }
  const step = width / (heights.length - 1)
  const points = heights.map((one, at) => `L${round(at * step)} ${round(one)}`).join('')
  return `<path d="M0 ${height}${points}L${width} ${height}Z" ${look}/>`
}

/** A soft line from one side to the other, filled down. */
function hill(dice: Dice, top: number, depth: number, look: string): string {
  const [a, b, c, d] = times(4, () => round(top + dice.between(-0.5, 0.5) * depth))
  return `<path d="M-10 ${height}V${a}C80 ${b} 120 ${c} 200 ${d}S320 ${a} 370 ${b}V${height}Z"
    ${look}/>`
}

const mist = (colour: string, y: number) => `<radialGradient id="mist${y}">
  <stop stop-color="${colour}" stop-opacity="0.75"/>
  <stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>
  <ellipse cx="180" cy="${y}" rx="290" ry="50" fill="url(#mist${y})"/>`

/** Mountains under a large disc. */
export const mountains: Scene = ({ colours, dice, light }) => `${ground([
  [0, colours.skyHigh],
  [0.35, colours.sky],
  [0.75, colours.horizon],
])}${shine({ ...light, radius: 260 }, [
  [0, colours.light, 0.95],
  [1, colours.light, 0],
])}<circle cx="${light.x}" cy="${light.y}" r="${round(dice.between(84, 120))}"
  fill="${colours.bright}" fill-opacity="0.92"/>
${ridge(dice, 250, 120, `fill="${colours.far}"`)}${mist(colours.haze, 320)}
${ridge(dice, 320, 110, `fill="${colours.middle}"`)}${mist(colours.far, 400)}
${ridge(dice, 395, 80, `fill="${colours.near}"`)}`

/** Soft hills in the sun, with rays. */
export const hills: Scene = ({ colours, dice, light }) => `${ground([
  [0, colours.sky],
  [0.6, colours.horizon],
])}${shine({ ...light, radius: 330 }, [
  [0, colours.bright, 0.95],
  [0.25, colours.glow, 0.75],
  [1, colours.glow, 0],
])}${times(5, (at) => {
  const [x, y] = [dice.between(0, width), 40 + at * 34]
  return `<g fill="${colours.bright}" fill-opacity="0.55">
    <ellipse cx="${round(x)}" cy="${y}" rx="58" ry="15"/>
    <circle cx="${round(x - 14)}" cy="${y - 11}" r="21"/>
    <circle cx="${round(x + 17)}" cy="${y - 6}" r="15"/></g>`
}).join('')}
${hill(dice, 290, 90, `fill="${colours.far}"`)}${hill(dice, 340, 80, `fill="${colours.middle}"`)}
${hill(dice, 400, 60, `fill="${colours.near}"`)}`

/** Waves of sand with sharp crests before a sun that sets. */
export const dunes: Scene = ({ colours, dice, light }) => {
  const crest = (top: number, from: string, to: string, at: number) => {
    const [x, low] = [dice.between(90, 270), top + dice.between(30, 70)]
    const line = `M-10 ${round(low)}Q${round(x * 0.5)} ${round(top + 8)} ${round(x)} ${round(top)}`
    return `<linearGradient id="dune${at}" x2="0" y2="1"><stop stop-color="${from}"/>
      <stop offset="1" stop-color="${to}"/></linearGradient>
      <path d="${line}Q${round(x + 70)} ${round(top + 30)} 370 ${round(low)}V490H-10Z"
        fill="url(#dune${at})"/>
      <path d="M${round(x)} ${round(top)}Q${round(x + 20)} ${round(top + 70)} ${round(x - 60)} 490
        H370V${round(low)}Q${round(x + 70)} ${round(top + 30)} ${round(x)} ${round(top)}Z"
        fill="${colours.deep}" fill-opacity="0.28"/>`
  }
  return `${ground([
    [0, colours.sky],
    [0.5, colours.horizon],
    [0.75, colours.light],
  ])}<circle cx="${light.x}" cy="${round(light.y + 20)}" r="130" fill="${colours.light}"/>
  ${crest(280, colours.far, colours.middle, 1)}${crest(330, colours.horizon, colours.middle, 2)}
  ${crest(390, colours.middle, colours.near, 3)}`
}

/** A sea in layers, lit from behind. */
export const waves: Scene = ({ colours, dice, light }) => {
  const layers = times(5, (at) => {
    const top = 230 + at * 52
    const [step, high] = [dice.between(70, 120), dice.between(12, 26)]
    const begin = -dice.between(0, 120)
    const crests = times(
      7,
      () => `q${round(step / 4)} ${round(-high)} ${round(step / 2)} 0
      t${round(step / 2)} 0`,
    ).join('')
    const colour = [colours.far, colours.middle, colours.middle, colours.near, colours.skyHigh][at]
    return `<path d="M${round(begin)} ${top}${crests}V490H-10Z" fill="${colour}"
      stroke="${colours.light}" stroke-opacity="${round(0.75 - at * 0.12)}" stroke-width="3"/>`
  })
  return `${ground([
    [0, colours.skyHigh],
    [0.25, colours.sky],
    [0.55, colours.horizon],
  ])}${shine({ ...light, radius: 280 }, [
    [0, colours.bright, 1],
    [0.35, colours.light, 0.7],
    [1, colours.light, 0],
  ])}${layers.join('')}`
}

/** Large leaves around a clearing. */
export const leaves: Scene = ({ colours, dice, light }) => {
  const leaf = (x: number, y: number, angle: number, size: number, colour: string) =>
    `<g transform="translate(${round(x)} ${round(y)}) rotate(${round(angle)})
        scale(${round(size)})">
      <path d="M0 0C14-34 60-46 112-8C66 12 20 24 0 0Z" fill="${colour}"/>
      <path d="M4-1Q50-14 104-8" stroke="${colours.light}" stroke-opacity="0.28" stroke-width="2"
        fill="none"/></g>`
  const ring = (reach: number, count: number, colour: string) =>
    times(count, (at) => {
      const angle = (at / count) * 360 + dice.between(-14, 14)
      const turn = (angle / 180) * Math.PI
      const [x, y] = [180 + Math.cos(turn) * reach, 230 + Math.sin(turn) * reach * 1.3]
      return leaf(x, y, angle + 180 + dice.between(-50, 50), dice.between(1.1, 1.8), colour)
    }).join('')
  return `${ground([
    [0, colours.sky],
    [1, colours.near],
  ])}${shine({ ...light, radius: 300 }, [
    [0, colours.bright, 1],
    [0.4, colours.horizon, 0.9],
    [1, colours.horizon, 0],
  ])}<g filter="url(#blur4)">${ring(200, 12, colours.far)}
  ${ring(225, 14, colours.middle)}</g>${ring(255, 15, colours.near)}`
}

/** Firs in the snow under lights of the north. */
export const firs: Scene = ({ colours, dice, light }) => {
  const fir = (x: number, foot: number, size: number, colour: string) =>
    `<path transform="translate(${round(x)} ${round(foot)}) scale(${round(size)})" fill="${colour}"
      d="M0-100L17-62H8L26-32H12L34 0H-34L-12-32H-26L-8-62H-17Z"/>`
  const row = (foot: number, size: number, colour: string) =>
    times(8, (at) =>
      fir(at * 54 + dice.between(-20, 20), foot, size * dice.between(0.7, 1.2), colour),
    ).join('')
  const veil = (
    y: number,
    colour: string,
  ) => `<path d="M-20 ${y}C80 ${round(y - dice.between(40, 110))}
    180 ${round(y + 70)} 380 ${round(y - dice.between(20, 110))}V${y + 60}C220 ${y + 110} 90 ${y}
    -20 ${y + 80}Z" fill="${colour}" fill-opacity="0.6"/>`
  return `${ground([
    [0, colours.skyHigh],
    [0.7, colours.sky],
    [1, colours.horizon],
  ])}<g filter="url(#blur24)">${veil(110, colours.accentLight)}
  ${veil(190, colours.light)}</g>
  ${shine({ ...light, radius: 220 }, [
    [0, colours.bright, 0.9],
    [1, colours.light, 0],
  ])}${row(370, 1.5, colours.far)}${mist(colours.haze, 360)}${row(420, 1.2, colours.middle)}
  ${hill(dice, 420, 40, `fill="${colours.bright}" fill-opacity="0.85"`)}
  ${times(
    50,
    () => `<circle cx="${round(dice.between(0, width))}" cy="${round(dice.between(0, height))}"
    r="${round(dice.between(1, 3.4))}" fill="${colours.bright}" fill-opacity="0.8"/>`,
  ).join('')}`
}
