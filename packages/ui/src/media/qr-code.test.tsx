import jsQR from 'jsqr'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { QrCode } from './qr-code.tsx'

type Box = { x: number; y: number; width: number; height: number }

const numbers = (text: string | undefined) => (text?.match(/-?[\d.]+/g) ?? []).map(Number)

/** Runs of dark modules in pixels, read from the path. */
function runsOf(svg: string): Box[] {
  const [, path, transform] = /<path d="([^"]*)" transform="([^"]*)"/.exec(svg) ?? []
  const [left = 0, top = 0, scale = 0] = numbers(transform)
  return [...(path ?? '').matchAll(/M(\d+) (\d+)h(\d+)/g)].map(([, x, y, run]) => ({
    x: left + Number(x) * scale,
    y: top + Number(y) * scale,
    width: Number(run) * scale,
    height: scale,
  }))
}

/** Rasterizes the markup; the logo is drawn all black, the worst case. */
function photograph(svg: string, zoom: number) {
  const [side = 0] = numbers(/viewBox="0 0 ([\d.]+)/.exec(svg)?.[1])
  const [x = 0, y = 0, width = 0, height = 0] = numbers(/<rect (x="[^/]*) rx="11"/.exec(svg)?.[1])
  const pixels = side * zoom
  const data = new Uint8ClampedArray(pixels * pixels * 4).fill(255)
  for (const box of [...runsOf(svg), { x, y, width, height }]) {
    for (let row = Math.round(box.y * zoom); row < Math.round((box.y + box.height) * zoom); row++) {
      const [from, to] = [box.x, box.x + box.width].map(
        (at) => row * pixels + Math.round(at * zoom),
      )
      for (let at = from ?? 0; at < (to ?? 0); at++) data.fill(0, at * 4, at * 4 + 3)
    }
  }
  return jsQR.default(data, pixels, pixels)?.data
}

const texts = [
  'https://example.com',
  'https://play.example.com/app/download?merchant=fairhouse&lang=VI&channel=qr',
  `https://example.com/${'long/'.repeat(30)}`,
  'Tải ứng dụng',
]

describe.each([undefined, '/icon.svg'])('with the logo %s', (logo) => {
  test.each(texts)('%s scans', (text) => {
    const svg = renderToStaticMarkup(
      <QrCode text={text} label="Code" {...(logo !== undefined && { logo })} />,
    )
    expect(photograph(svg, 4)).toBe(text)
  })
})

test('is 200 wide with a margin of 20, and its logo a fifth of the code', () => {
  const svg = renderToStaticMarkup(<QrCode text="text" label="Code" logo="/icon.svg" />)
  expect(svg).toMatch(/^<svg role="img" aria-label="Code" width="200" height="200"/)
  expect(svg).toContain('transform="translate(20 20)')
  expect(svg).toMatch(/<image x="84" y="84" width="32" height="32" href="\/icon.svg"/)
  expect(svg).toMatch(/<clipPath[^>]*><rect x="84" y="84" width="32" height="32" rx="8"/)
})
