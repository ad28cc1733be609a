import { useId } from 'react'
import { encode } from 'uqr'

interface Props {
  /** Content of the code. */
  text: string
  label: string
  /** URL of a picture for the middle. */
  logo?: string
  size?: number
  margin?: number
}

/** Share of the code's width; error correction of level H restores the covered modules. */
const LOGO_SCALE = 0.2
const LOGO_MARGIN = 3
const RADIUS = 8

/** Path of the dark modules, one rectangle per horizontal run. */
function modulesPath(rows: readonly (readonly boolean[])[]): string {
  return rows
    .flatMap((row, y) =>
      row.flatMap((isDark, x) => {
        if (!isDark || row[x - 1] === true) return []
        const end = row.indexOf(false, x)
        const run = (end === -1 ? row.length : end) - x
        return [`M${x} ${y}h${run}v1h-${run}z`]
      }),
    )
    .join('')
}

/** Black on white in every theme, as scanners expect. */
export function QrCode({ text, label, logo, size = 200, margin = 20 }: Props) {
  const code = encode(text, { ecc: logo === undefined ? 'Q' : 'H', border: 0 })
  const inner = size - 2 * margin
  return (
    <svg
      role="img"
      aria-label={label}
      width={size}
      height={size}
      viewBox={`0 0 ${size} ${size}`}
      className="max-w-full rounded-[8px] bg-qr-paper"
    >
      <path
        d={modulesPath(code.data)}
        transform={`translate(${margin} ${margin}) scale(${inner / code.size})`}
        shapeRendering="crispEdges"
        className="fill-qr-ink"
      />
      {logo !== undefined && <Logo href={logo} size={inner * LOGO_SCALE} middle={size / 2} />}
    </svg>
  )
}

function Logo({ href, size, middle }: { href: string; size: number; middle: number }) {
  const clip = useId()
  const box = (margin: number) => ({
    x: middle - size / 2 - margin,
    y: middle - size / 2 - margin,
    width: size + 2 * margin,
    height: size + 2 * margin,
  })
  return (
    <>
      <clipPath id={clip}>
        <rect {...box(0)} rx={RADIUS} />
      </clipPath>
      <rect {...box(LOGO_MARGIN)} rx={RADIUS + LOGO_MARGIN} className="fill-qr-paper" />
      <image
        {...box(0)}
        href={href}
        clipPath={`url(#${clip})`}
        preserveAspectRatio="xMidYMid slice"
      />
    </>
  )
}
