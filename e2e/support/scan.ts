import type { Locator } from '@playwright/test'
import jsQR from 'jsqr'

/** Reads the QR code from a screenshot of the element. */
export async function scan(code: Locator): Promise<string | undefined> {
  const shot = (await code.screenshot()).toString('base64')
  const { data, width, height } = await code.page().evaluate(async (picture) => {
    const image = new Image()
    image.src = `data:image/png;base64,${picture}`
    await image.decode()
    const canvas = Object.assign(document.createElement('canvas'), {
      width: image.naturalWidth,
      height: image.naturalHeight,
    })
    const drawing = canvas.getContext('2d')
    drawing?.drawImage(image, 0, 0)
    const pixels = drawing?.getImageData(0, 0, canvas.width, canvas.height)
    return {
      data: [...(pixels?.data ?? [])],
      width: canvas.width,
      height: canvas.height,
    }
  }, shot)
  return jsQR.default(new Uint8ClampedArray(data), width, height)?.data
}
