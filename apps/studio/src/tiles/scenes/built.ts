import { ground, polygon, round, shine, tileSize, times, type Scene } from '../scene.ts'

const { width, height } = tileSize

/** Arches behind arches, and light at their end. */
export const arches: Scene = ({ colours, dice, light }) => {
  const isPointed = dice.chance(0.5)
  const steps = [colours.near, colours.middle, colours.far, colours.horizon, colours.haze]
  const nested = steps.map((colour, at) => {
    const [half, top] = [186 - at * 29, 8 + at * 34]
    const [left, right] = [light.x * 0.35 + 117 - half, light.x * 0.35 + 117 + half]
    const middle = (left + right) / 2
    const shoulder = top + half * (isPointed ? 1.1 : 0.9)
    const bow = top + half * 0.35
    const roof = isPointed
      ? `Q${left} ${bow} ${middle} ${top}Q${right} ${bow} ${right} ${shoulder}`
      : `A${half} ${half * 0.9} 0 0 1 ${right} ${shoulder}`
    return `<path d="M${left} 490V${shoulder}${roof}V490Z" fill="${colour}"
      stroke="${colours.light}" stroke-opacity="${round(0.35 + at * 0.12)}"
      stroke-width="${round(5 - at * 0.6)}"/>`
  })
  return `${ground([
    [0, colours.skyHigh],
    [1, colours.deep],
  ])}${nested.join('')}${shine({ x: light.x * 0.35 + 117, y: 270, radius: 210 }, [
    [0, colours.bright, 1],
    [0.4, colours.light, 0.7],
    [1, colours.light, 0],
  ])}`
}

/** Columns on both sides of a floor that shines. */
export const hall: Scene = ({ colours, dice, light }) => {
  const flutes = Math.round(dice.between(2, 4))
  const column = (x: number, wide: number, foot: number, colour: string) => {
    const half = wide / 2
    const capital = 66 - wide
    const lines = times(flutes, (at) => {
      const place = round(x - half + ((at + 0.7) / (flutes + 0.4)) * wide)
      return `<path d="M${place} 0V${foot}" stroke="${colours.deep}" stroke-opacity="0.35"
        stroke-width="${round(wide / 14)}"/>`
    })
    return `<rect x="${x - half}" y="0" width="${wide}" height="${foot}" fill="${colour}"/>
      <rect x="${x - half}" y="0" width="${wide * 0.3}" height="${foot}" fill="${colours.light}"
        fill-opacity="0.3"/>${lines.join('')}
      <rect x="${x - half - 6}" y="${foot - 14}" width="${wide + 12}" height="16"
        fill="${colours.metal.middle}"/>
      <rect x="${x - half - 6}" y="${capital}" width="${wide + 12}" height="12"
        fill="${colours.metal.middle}"/>`
  }
  const pairs = [
    [128, 26, 322, colours.far],
    [84, 36, 350, colours.middle],
    [26, 54, 392, colours.near],
  ] as const
  const standing = pairs.map(([x, wide, foot, colour]) => {
    return column(x, wide, foot, colour) + column(width - x, wide, foot, colour)
  })
  const tiles = times(9, (at) => {
    const x = (at - 4) * 90
    return polygon(
      [
        [180 + x * 0.3, 316],
        [180 + (x + 45) * 0.3, 316],
        [180 + (x + 45) * 1.6, 490],
        [180 + x * 1.6, 490],
      ],
      `fill="${colours.light}" fill-opacity="0.22"`,
    )
  })
  return `${ground([
    [0, colours.skyHigh],
    [0.45, colours.sky],
    [0.66, colours.horizon],
    [0.68, colours.near],
    [1, colours.deep],
  ])}${shine({ x: 180 + (light.x - 180) * 0.4, y: 230, radius: 250 }, [
    [0, colours.bright, 1],
    [0.35, colours.light, 0.75],
    [1, colours.glow, 0],
  ])}${tiles.join('')}${standing.join('')}`
}

/** A stage: curtains, a cone of light, boards. */
export const curtains: Scene = ({ colours, dice, light }) => {
  const folds = (side: 1 | -1) =>
    times(6, (at) => {
      const [near, far] = [at * 22, (at + 1) * 22]
      const x = (away: number) => (side === 1 ? away : width - away)
      const sway = dice.between(10, 26)
      const path = `M${x(near)} -5L${x(far)} -5Q${x(far - sway)} 240 ${round(x(far * 0.72))} 440
        L${round(x(near * 0.72))} 440Q${x(near - sway)} 240 ${x(near)} -5Z`
      return `<path d="${path}" fill="${at % 2 === 0 ? colours.middle : colours.accentDeep}"/>`
    }).join('')
  const valance = times(5, (at) => {
    return `<path d="M${at * 80 - 24} -4q40 ${round(dice.between(64, 90))} 88 0Z"
      fill="${at % 2 === 0 ? colours.accent : colours.middle}" stroke="${colours.metal.middle}"
      stroke-width="4"/>`
  })
  const cone = polygon(
    [
      [light.x - 16, -10],
      [light.x + 16, -10],
      [330, 440],
      [30, 440],
    ],
    `fill="${colours.bright}" fill-opacity="0.4"`,
  )
  return `${ground([
    [0, colours.skyHigh],
    [0.6, colours.horizon],
    [0.8, colours.near],
    [1, colours.deep],
  ])}${shine({ ...light, radius: 220 }, [
    [0, colours.bright, 0.9],
    [1, colours.glow, 0],
  ])}${cone}<ellipse cx="180" cy="404" rx="170" ry="34" fill="${colours.light}" fill-opacity="0.7"/>
  ${folds(1)}${folds(-1)}${valance.join('')}`
}

/** A town at night with lit windows, and searchlights over it. */
export const skyline: Scene = ({ colours, dice, light }) => {
  const house = (x: number, wide: number, top: number, colour: string, hasLights: boolean) => {
    const windows = times(hasLights ? 22 : 0, () => {
      const [column, row] = [Math.floor(dice.next() * (wide / 10)), Math.floor(dice.next() * 14)]
      const lit = dice.pick([colours.light, colours.accentLight, colours.glow])
      return `<rect x="${round(x + 4 + column * 10)}" y="${round(top + 10 + row * 14)}" width="5"
        height="8" fill="${lit}" fill-opacity="0.85"/>`
    })
    return `<rect x="${round(x)}" y="${round(top)}" width="${round(wide)}" height="400"
      fill="${colour}"/>${windows.join('')}`
  }
  const row = (high: number, colour: string, hasLights: boolean) => {
    const begin = dice.between(-30, 0)
    return times(8, (at) => {
      const wide = dice.between(42, 58)
      return house(begin + at * 50, wide, high - dice.between(0, 100), colour, hasLights)
    }).join('')
  }
  const beams = times(4, () => {
    const [from, to] = [dice.between(0, width), dice.between(-60, width + 60)]
    return polygon(
      [
        [from - 4, 420],
        [from + 4, 420],
        [to + 40, -20],
        [to - 30, -20],
      ],
      `fill="${colours.light}" fill-opacity="0.3"`,
    )
  })
  return `${ground([
    [0, colours.skyHigh],
    [0.4, colours.sky],
    [0.8, colours.horizon],
  ])}${shine({ ...light, radius: 290 }, [
    [0, colours.glow, 0.95],
    [0.4, colours.horizon, 0.7],
    [1, colours.horizon, 0],
  ])}${beams.join('')}${row(280, colours.far, false)}${row(350, colours.middle, true)}
  ${row(410, colours.near, true)}`
}

/** A grid that runs to a striped sun. */
export const grid: Scene = ({ colours, dice, light }) => {
  const line = 296 + Math.round(dice.between(-20, 24))
  const down = times(15, (at) => {
    const x = (at - 7) * 26
    return `M${180 + x} ${line}L${180 + x * 7} ${height + 30}`
  }).join('')
  const across = times(9, (at) => `M0 ${round(line + 5 * at + at ** 2.3)}H${width}`).join('')
  const stripes = times(6, (at) => {
    const y = light.y + 6 + at * 19
    return `<rect x="0" y="${round(y)}" width="${width}" height="${round(3 + at * 1.6)}"
      fill="${colours.sky}"/>`
  })
  return `<linearGradient id="sun" x2="0" y2="1"><stop stop-color="${colours.bright}"/>
    <stop offset="0.5" stop-color="${colours.glow}"/>
    <stop offset="1" stop-color="${colours.accent}"/></linearGradient>
  <clipPath id="disc"><circle cx="${light.x}" cy="${light.y}" r="128"/></clipPath>${ground([
    [0, colours.skyHigh],
    [0.55, colours.sky],
    [0.62, colours.horizon],
    [0.63, colours.deep],
    [1, colours.near],
  ])}${shine({ ...light, radius: 250 }, [
    [0, colours.horizon, 0.95],
    [1, colours.horizon, 0],
  ])}<g clip-path="url(#disc)"><circle cx="${light.x}" cy="${light.y}" r="128" fill="url(#sun)"/>
  ${stripes.join('')}</g><rect y="${line}" width="${width}" height="200" fill="${colours.deep}"/>
  <path d="${down}${across}" stroke="${colours.accentLight}" stroke-width="6" opacity="0.25"/>
  <path d="${down}${across}" stroke="${colours.accentLight}" stroke-width="1.6"/>`
}

/** Diamonds of two colours under a net of gold. */
export const harlequin: Scene = ({ colours, dice, light }) => {
  const [wide, high] = [dice.between(60, 84), dice.between(84, 124)]
  const cells = times(7 * 8, (at) => {
    const [column, row] = [at % 7, Math.floor(at / 7)]
    const x = (column - 0.5) * wide
    const y = (row - 0.5) * high
    const isOdd = (column + row) % 2 === 0
    return polygon(
      [
        [x, y - high / 2],
        [x + wide / 2, y],
        [x, y + high / 2],
        [x - wide / 2, y],
      ],
      `fill="${isOdd ? colours.accent : colours.horizon}" fill-opacity="0.85"
        stroke="${colours.metal.light}" stroke-width="1.6" stroke-opacity="0.7"`,
    )
  })
  return `${ground([
    [0, colours.sky],
    [1, colours.near],
  ])}${cells.join('')}${shine({ ...light, radius: 300 }, [
    [0, colours.bright, 1],
    [0.4, colours.light, 0.6],
    [1, colours.light, 0],
  ])}`
}
