/** A picture without anything but the picture. */
export interface PlainPicture {
  width: number
  height: number
  data: Buffer
}
