interface Picture {
  readonly kind: 'png' | 'jpg'
  readonly base64: string
}

/** Returns a data address, because the content policy allows no blob addresses. */
export function dataAddress({ kind, base64 }: Picture): string {
  return `data:image/${kind === 'jpg' ? 'jpeg' : 'png'};base64,${base64}`
}
