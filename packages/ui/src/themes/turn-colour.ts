/** Background colours turn a little only: beyond that no sky or sea looks natural. */
const scenery = [
  'sky-high',
  'sky-low',
  'horizon',
  'cloud',
  'far',
  'middle',
  'near',
  'ground',
] as const

/**
 * LIST of palette colours that turn with a game's theme. Gold, suns, buttons and lines keep their
 * colour, so that a turned palette looks as rich as the original.
 */
export const turningColours = [
  ...scenery,
  'frame-light',
  'frame',
  'frame-deep',
  'reel',
  'reel-edge',
  'reel-line',
  'reel-light',
  'medal',
  'medal-deep',
  'shadow',
  'label',
  'label-deep',
] as const

type TurningColour = (typeof turningColours)[number]

const isScenery = new Set<TurningColour>(scenery)
const isLand = new Set<TurningColour>(['far', 'middle', 'near', 'ground'])
const maxSceneryTurn = 45

type Triple = readonly [number, number, number]

/** Turns the hue of a palette colour; sand, rock and wood keep theirs. */
export function turnColour(name: TurningColour, colour: string, degrees: number): string {
  const [light, a, b] = labOf(colour)
  const [hue, chroma] = [(Math.atan2(b, a) * 180) / Math.PI, Math.hypot(a, b)]
  const isWarm = hue > 20 && hue < 100
  if (degrees % 360 === 0 || (isWarm && isLand.has(name))) return colour
  const some = maxSceneryTurn * Math.sin((degrees * Math.PI) / 180)
  return colourOf(light, chroma, cleanHue(hue, isScenery.has(name) ? some : degrees))
}

/** Sets the perceived lightness (OKLab); reduces chroma where the colour is not displayable. */
function colourOf(light: number, chroma: number, hue: number): string {
  const radians = (hue * Math.PI) / 180
  for (let share = 1; share > 0; share -= 0.04) {
    const [a, b] = [chroma * share * Math.cos(radians), chroma * share * Math.sin(radians)]
    const channels = linearOf([light, a, b])
    if (channels.every((one) => one > -0.002 && one < 1.002)) return hexOf(channels)
  }
  return hexOf(linearOf([light, 0, 0]))
}

const olive = { hue: 108, reach: 32 }

/** Olive looks like mud: hues near it move to amber or green, depending on their origin. */
function cleanHue(from: number, degrees: number): number {
  const away = apart(from + degrees, olive.hue)
  if (Math.abs(away) > olive.reach) return from + degrees
  const side = apart(from, olive.hue) < 0 ? -1 : 1
  return olive.hue + side * olive.reach * (0.8 + (side * away) / olive.reach / 5)
}

/** Difference from -180 to 180 degrees. */
const apart = (hue: number, other: number) => ((((hue - other + 180) % 360) + 360) % 360) - 180

function labOf(colour: string): Triple {
  const digits = colour.length === 4 ? colour.replaceAll(/[\da-f]/gi, '$&$&') : colour
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(digits.slice(at, at + 2), 16) / 255
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  const long = Math.cbrt(0.412_221_47 * red + 0.536_332_54 * green + 0.051_445_99 * blue)
  const middle = Math.cbrt(0.211_903_5 * red + 0.680_699_55 * green + 0.107_396_96 * blue)
  const short = Math.cbrt(0.088_302_46 * red + 0.281_718_84 * green + 0.629_978_7 * blue)
  return [
    0.210_454_26 * long + 0.793_617_79 * middle - 0.004_072_05 * short,
    1.977_998_5 * long - 2.428_592_21 * middle + 0.450_593_71 * short,
    0.025_904_04 * long + 0.782_771_77 * middle - 0.808_675_77 * short,
  ]
}

function linearOf([light, a, b]: Triple): Triple {
  const long = (light + 0.396_337_78 * a + 0.215_803_76 * b) ** 3
  const middle = (light - 0.105_561_35 * a - 0.063_854_17 * b) ** 3
  const short = (light - 0.089_484_18 * a - 1.291_485_55 * b) ** 3
  return [
    4.076_741_66 * long - 3.307_711_59 * middle + 0.230_969_93 * short,
    -1.268_438 * long + 2.609_757_4 * middle - 0.341_319_4 * short,
    -0.004_196_09 * long - 0.703_418_61 * middle + 1.707_614_7 * short,
  ]
}

function hexOf(channels: Triple): string {
  const digits = channels.map((channel) => {
    const one = Math.min(1, Math.max(0, channel))
    const share = one <= 0.003_130_8 ? one * 12.92 : 1.055 * one ** (1 / 2.4) - 0.055
    return Math.round(share * 255)
      .toString(16)
      .padStart(2, '0')
  })
  return `#${digits.join('')}`
}
