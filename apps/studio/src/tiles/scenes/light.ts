import { ground, polygon, round, shine, tileSize, times, type Scene } from '../scene.ts'

const { width, height } = tileSize
const diagonal = Math.hypot(width, height)

/** A burst of rays behind the hero. */
export const rays: Scene = ({ colours, dice, light }) => {
  const count = Math.round(dice.between(11, 19))
  const begin = dice.next() * 6
  const half = Math.PI / count / 2
  const wedges = times(count, (at) => {
    const angle = begin + (at / count) * Math.PI * 2
    const reach = diagonal * (at % 2 === 0 ? 1.1 : 1)
    const edge = (turn: number) =>
      [light.x + Math.cos(turn) * reach, light.y + Math.sin(turn) * reach] as const
    const look = `fill="${at % 2 === 0 ? colours.glow : colours.accent}" fill-opacity="0.36"`
    return polygon([[light.x, light.y], edge(angle - half), edge(angle + half)], look)
  })
  return `${ground([
    [0, colours.sky],
    [0.6, colours.horizon],
    [1, colours.near],
  ])}${wedges.join('')}
  ${shine({ ...light, radius: 320 }, [
    [0, colours.bright, 0.9],
    [0.3, colours.glow, 0.6],
    [1, colours.glow, 0],
  ])}`
}

/** Rays that turn, as on a sweet. */
export const swirl: Scene = ({ colours, dice, light }) => {
  const count = Math.round(dice.between(9, 14))
  const way = dice.side()
  const at = (angle: number, reach: number) =>
    `${round(light.x + Math.cos(angle) * reach)} ${round(light.y + Math.sin(angle) * reach)}`
  const arms = times(count, (index) => {
    const angle = (index / count) * Math.PI * 2
    const next = angle + Math.PI / count
    const [twist, far] = [way * 0.75, way * 1.3]
    const path = `M${light.x} ${light.y}Q${at(angle + twist, 180)} ${at(angle + far, diagonal)}
      L${at(next + far, diagonal)}Q${at(next + twist, 180)} ${light.x} ${light.y}Z`
    const colour = index % 2 === 0 ? colours.bright : colours.accentLight
    return `<path d="${path}" fill="${colour}" fill-opacity="0.5"/>`
  })
  return `${ground([
    [0, colours.sky],
    [1, colours.middle],
  ])}${arms.join('')}${shine({ ...light, radius: 240 }, [
    [0, colours.bright, 0.9],
    [1, colours.light, 0],
  ])}`
}

/** Lights out of focus. */
export const bokeh: Scene = ({ colours, dice, light }) => {
  const lights = times(34, () => {
    const radius = dice.between(8, 44)
    const [x, y] = [dice.between(-10, width + 10), dice.between(-10, height * 0.9)]
    const colour = dice.pick([colours.light, colours.glow, colours.accentLight, colours.haze])
    const alpha = dice.between(0.14, 0.5)
    return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${colour}"
      fill-opacity="${round(alpha)}" stroke="${colours.bright}" stroke-opacity="0.35"/>`
  })
  return `${ground([
    [0, colours.skyHigh],
    [0.55, colours.sky],
    [1, colours.deep],
  ])}${shine({ ...light, radius: 300 }, [
    [0, colours.glow, 0.95],
    [0.5, colours.horizon, 0.6],
    [1, colours.horizon, 0],
  ])}${lights.join('')}`
}

/** Rings of light with marks, as a spell draws them. */
export const rings: Scene = ({ colours, dice, light }) => {
  const circles = [96, 118, 150, 188, 232, 284].map((radius, at) => {
    const dash = dice.pick(['none', '2 9', '26 10', '60 14 4 14'])
    return `<circle cx="${light.x}" cy="${light.y}" r="${radius}" fill="none"
      stroke="${at % 2 === 0 ? colours.light : colours.accentLight}" stroke-dasharray="${dash}"
      stroke-width="${round(dice.between(2, 7))}" stroke-opacity="${round(0.9 - at * 0.11)}"/>`
  })
  const wide = [96, 150, 232].map((radius) => {
    return `<circle cx="${light.x}" cy="${light.y}" r="${radius}" fill="none" stroke-width="20"
      stroke="${colours.light}" stroke-opacity="0.16"/>`
  })
  const points = Math.round(dice.between(5, 9))
  const star = times(points, (at) => {
    const angle = ((at * Math.floor(points / 2)) / points) * Math.PI * 2
    return [light.x + Math.cos(angle) * 150, light.y + Math.sin(angle) * 150] as const
  })
  const glowing = `fill="none" stroke="${colours.light}" stroke-opacity="0.65" stroke-width="3"`
  return `${ground([
    [0, colours.skyHigh],
    [0.7, colours.sky],
    [1, colours.deep],
  ])}${shine({ ...light, radius: 290 }, [
    [0, colours.bright, 0.9],
    [0.28, colours.glow, 0.75],
    [1, colours.horizon, 0],
  ])}${wide.join('')}${circles.join('')}${polygon(star, glowing)}`
}

/** Facets, lighter where the light is. */
export const facets: Scene = ({ colours, dice, light }) => {
  const [columns, rows] = [5, 7]
  const points = times((columns + 1) * (rows + 1), (at) => {
    const [column, row] = [at % (columns + 1), Math.floor(at / (columns + 1))]
    const jitter = () => dice.between(-26, 26)
    return [(column / columns) * 430 - 35 + jitter(), (row / rows) * 560 - 40 + jitter()] as const
  })
  const shade = (corners: readonly (readonly [number, number])[]) => {
    const x = corners.reduce((sum, corner) => sum + corner[0], 0) / 3
    const y = corners.reduce((sum, corner) => sum + corner[1], 0) / 3
    const away = Math.hypot(x - light.x, y - light.y) / 330 + dice.between(-0.2, 0.2)
    const steps = [colours.bright, colours.light, colours.glow, colours.horizon, colours.far]
    const dark = [colours.middle, colours.sky, colours.near, colours.skyHigh]
    const list = [...steps, ...dark]
    const colour = list[Math.max(0, Math.min(list.length - 1, Math.floor(away * list.length)))]
    return polygon(corners, `fill="${colour}" stroke="${colour}" stroke-width="0.7"`)
  }
  const cells = times(columns * rows, (at) => {
    const corner = at + Math.floor(at / columns)
    const [a, b, c, d] = [corner, corner + 1, corner + columns + 1, corner + columns + 2].map(
      (index) => points[index] ?? ([0, 0] as const),
    )
    if (!a || !b || !c || !d) return ''
    return dice.chance(0.5)
      ? shade([a, b, c]) + shade([b, c, d])
      : shade([a, b, d]) + shade([a, c, d])
  })
  return `${ground([[0, colours.sky]])}${cells.join('')}`
}
