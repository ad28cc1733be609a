/** Digits that a bet looks at, named by their place in the draw. */
export interface Window {
  readonly name: string
  readonly from: number
  readonly size: number
}

export const positionNames = ['first', 'second', 'third', 'fourth', 'fifth'] as const

export const allFive: Window = { name: 'all', from: 0, size: 5 }
export const frontFour: Window = { name: 'front', from: 0, size: 4 }
export const backFour: Window = { name: 'back', from: 1, size: 4 }

/** LIST of the windows of three digits. */
export const threes: readonly Window[] = [
  { name: 'front', from: 0, size: 3 },
  { name: 'middle', from: 1, size: 3 },
  { name: 'back', from: 2, size: 3 },
]

/** LIST of the windows of two digits. */
export const twos: readonly Window[] = [
  { name: 'front', from: 0, size: 2 },
  { name: 'back', from: 3, size: 2 },
]

export const digitsIn = ({ from, size }: Window, draw: readonly number[]): readonly number[] =>
  draw.slice(from, from + size)
