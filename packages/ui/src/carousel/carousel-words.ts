export interface CarouselWords {
  name: string
  previous: string
  next: string
  pause: string
  play: string
  slide: (number: number, count: number) => string
  pick: (number: number, count: number) => string
}
