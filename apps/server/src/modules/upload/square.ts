/** The picture whole in the middle of a square, as png; what lies beside it is seen through. */
export async function squarePng(data: Buffer, side: number): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  const background = { r: 0, g: 0, b: 0, alpha: 0 }
  return sharp(data)
    .resize({ width: side, height: side, fit: 'contain', background })
    .png({ compressionLevel: 9 })
    .toBuffer()
}
