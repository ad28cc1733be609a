import { ground, polygon, round, shine, tileSize, times, type Scene } from '../scene.ts'

const { width, height } = tileSize

/** Clouds between stars, and a planet. */
export const nebula: Scene = ({ colours, dice, light }) => {
  const blobs = times(9, () => {
    const colour = dice.pick([colours.horizon, colours.middle, colours.accent, colours.sky])
    return `<ellipse cx="${round(dice.between(0, width))}" cy="${round(dice.between(0, height))}"
      rx="${round(dice.between(50, 130))}" ry="${round(dice.between(30, 80))}" fill="${colour}"
      fill-opacity="0.6" transform="rotate(${round(dice.between(-40, 40))} 180 240)"/>`
  })
  const stars = times(80, () => {
    return `<circle cx="${round(dice.between(0, width))}" cy="${round(dice.between(0, height))}"
      r="${round(dice.between(0.5, 2.1))}" fill="${colours.bright}"/>`
  })
  const side = dice.side()
  const [x, y] = [180 + side * 120, dice.between(60, 130)]
  return `${ground([
    [0, colours.skyHigh],
    [0.6, colours.sky],
    [1, colours.deep],
  ])}<g filter="url(#blur24)">${blobs.join('')}</g>${stars.join('')}
  <circle cx="${x}" cy="${round(y)}" r="76" fill="${colours.near}"/>
  ${shine({ x: x - side * 22, y: y - 22, radius: 84 }, [
    [0, colours.light, 0.95],
    [0.7, colours.accent, 0.5],
    [1, colours.accent, 0],
  ])}${shine({ ...light, radius: 260 }, [
    [0, colours.bright, 0.85],
    [0.3, colours.glow, 0.55],
    [1, colours.horizon, 0],
  ])}`
}

/** Beams from above the water, bubbles, weed on the ground. */
export const underwater: Scene = ({ colours, dice, light }) => {
  const beams = times(7, () => {
    const [from, to] = [dice.between(20, 340), dice.between(-60, 420)]
    return polygon(
      [
        [from - 8, -10],
        [from + 14, -10],
        [to + 54, 470],
        [to - 40, 470],
      ],
      `fill="${colours.bright}" fill-opacity="${round(dice.between(0.12, 0.3))}"`,
    )
  })
  const weeds = times(14, (at) => {
    const x = at * 28 + dice.between(-14, 14)
    const [tall, sway] = [dice.between(50, 170), dice.between(-26, 26)]
    const colour = dice.pick([colours.near, colours.deep, colours.skyHigh])
    return `<path d="M${round(x)} 490q${round(sway)} ${round(-tall * 0.5)} 0 ${round(-tall)}
      q${round(22 + sway)} ${round(tall * 0.5)} 20 ${round(tall)}Z" fill="${colour}"/>`
  })
  const bubbles = times(22, () => {
    return `<circle cx="${round(dice.between(0, width))}" cy="${round(dice.between(20, 440))}"
      r="${round(dice.between(2, 13))}" fill="${colours.bright}" fill-opacity="0.16"
      stroke="${colours.bright}" stroke-opacity="0.6" stroke-width="1.5"/>`
  })
  return `${ground([
    [0, colours.light],
    [0.2, colours.horizon],
    [0.6, colours.sky],
    [1, colours.deep],
  ])}${beams.join('')}${shine({ ...light, radius: 210 }, [
    [0, colours.bright, 0.85],
    [1, colours.horizon, 0],
  ])}${weeds.join('')}${bubbles.join('')}`
}

/** Crystals from all sides, with light between them. */
export const shards: Scene = ({ colours, dice, light }) => {
  const crystals = times(22, (at) => {
    const angle = (at / 22) * Math.PI * 2 + dice.between(-0.1, 0.1)
    const [out, tip] = [340, dice.between(112, 190)]
    const half = dice.between(0.05, 0.12)
    const point = (turn: number, reach: number) =>
      [light.x + Math.cos(turn) * reach, light.y + 20 + Math.sin(turn) * reach * 1.15] as const
    const colour = dice.pick([colours.middle, colours.far, colours.near, colours.accent])
    const end = point(angle, tip)
    return (
      polygon([point(angle - half, out), end, point(angle, out)], `fill="${colour}"`) +
      polygon(
        [point(angle, out), end, point(angle + half, out)],
        `fill="${colours.haze}"
        fill-opacity="0.75" stroke="${colours.bright}" stroke-opacity="0.5" stroke-width="0.8"`,
      )
    )
  })
  return `${ground([
    [0, colours.sky],
    [1, colours.deep],
  ])}${shine({ ...light, radius: 300 }, [
    [0, colours.bright, 1],
    [0.35, colours.glow, 0.85],
    [1, colours.horizon, 0],
  ])}${crystals.join('')}`
}

/** Tongues of fire from below, and sparks. */
export const flames: Scene = ({ colours, dice, light }) => {
  const row = (high: number, count: number, colour: string, alpha: number) =>
    times(count, (at) => {
      const x = ((at + 0.5) / count) * width + dice.between(-14, 14)
      const [tall, half, lean] = [high * dice.between(0.6, 1.2), 400 / count, dice.between(-26, 26)]
      return `<path d="M${round(x - half)} 490Q${round(x - half * 0.9)} ${round(490 - tall * 0.45)}
        ${round(x + lean)} ${round(490 - tall)}Q${round(x + half * 0.3)} ${round(490 - tall * 0.55)}
        ${round(x + half)} 490Z" fill="${colour}" fill-opacity="${alpha}"/>`
    }).join('')
  const sparks = times(46, () => {
    return `<circle cx="${round(dice.between(0, width))}" cy="${round(dice.between(0, 420))}"
      r="${round(dice.between(0.8, 3.2))}" fill="${dice.pick([colours.light, colours.glow])}"/>`
  })
  return `${ground([
    [0, colours.skyHigh],
    [0.55, colours.sky],
    [1, colours.horizon],
  ])}${shine({ ...light, radius: 270 }, [
    [0, colours.glow, 1],
    [0.5, colours.horizon, 0.6],
    [1, colours.horizon, 0],
  ])}<g filter="url(#blur4)">${row(390, 6, colours.accent, 0.6)}
  ${row(280, 8, colours.horizon, 0.85)}</g>
  ${row(190, 9, colours.glow, 0.75)}${row(110, 10, colours.light, 0.8)}${sparks.join('')}`
}

/** Heaped clouds with the sun behind them. */
export const clouds: Scene = ({ colours, dice, light }) => {
  const bank = (y: number, colour: string, size: number) =>
    times(9, (at) => {
      return `<circle cx="${round(at * 46 + dice.between(-16, 16))}"
        cy="${round(y + dice.between(-16, 16))}" r="${round(size * dice.between(0.7, 1.25))}"
        fill="${colour}"/>`
    }).join('')
  const spokes = times(12, (at) => {
    const angle = (at / 12) * Math.PI * 2
    const edge = (turn: number) =>
      [light.x + Math.cos(turn) * 600, light.y + Math.sin(turn) * 600] as const
    const look = `fill="${colours.bright}" fill-opacity="0.3"`
    return polygon([[light.x, light.y], edge(angle), edge(angle + 0.24)], look)
  })
  return `${ground([
    [0, colours.sky],
    [0.7, colours.horizon],
  ])}${spokes.join('')}${shine({ ...light, radius: 250 }, [
    [0, colours.bright, 1],
    [0.4, colours.light, 0.8],
    [1, colours.light, 0],
  ])}${bank(300, colours.haze, 46)}${bank(350, colours.bright, 52)}
  ${bank(410, colours.far, 60)}${bank(470, colours.middle, 56)}`
}
