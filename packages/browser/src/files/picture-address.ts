interface Picture {
  readonly kind: 'png' | 'jpg'
  readonly base64: string
}

/** For the page: its policy knows no other addresses of pictures that were not fetched. */
export function pictureAddress({ kind, base64 }: Picture): string {
  return `data:image/${kind === 'jpg' ? 'jpeg' : 'png'};base64,${base64}`
}
