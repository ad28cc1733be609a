/** LIST of palette colours; their values are in packages/ui/src/themes/games.css. */
export type Colour =
  | 'sky-high'
  | 'sky-low'
  | 'horizon'
  | 'light'
  | 'cloud'
  | 'far'
  | 'middle'
  | 'near'
  | 'ground'
  | 'frame-light'
  | 'frame'
  | 'frame-deep'
  | 'trim'
  | 'trim-deep'
  | 'reel'
  | 'reel-edge'
  | 'reel-line'
  | 'reel-light'
  | 'medal'
  | 'medal-deep'
  | 'shadow'
  | 'label'
  | 'label-deep'
  | 'on-label'
  | 'glow'
  | `line-${'a' | 'b' | 'c' | 'd' | 'e'}`

/** Cached: backdrops need colours thousands of times, and style sheets answer slowly. */
const known = new Map<string, string>()

function written(name: Colour): string {
  const root = document.documentElement
  const key = `${root.dataset.palette} ${root.dataset.turn} ${name}`
  const before = known.get(key)
  if (before !== undefined) return before
  const own = getComputedStyle(root).getPropertyValue(`--game-${name}`).trim()
  // The build shortens hexadecimal colours.
  const colour = own.length === 4 ? own.replaceAll(/[\da-f]/gi, '$&$&') : own
  if (colour !== '') known.set(key, colour)
  return colour
}

/** Colour of the palette, turned by the theme, with an opacity. */
export function colourOf(name: Colour, alpha = 1): string {
  const colour = written(name)
  if (alpha >= 1) return colour
  return `${colour}${Math.round(Math.max(0, alpha) * 255)
    .toString(16)
    .padStart(2, '0')}`
}

export const lineColours = ['line-a', 'line-b', 'line-c', 'line-d', 'line-e'] as const
