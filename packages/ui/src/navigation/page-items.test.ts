import { describe, expect, test } from 'vitest'
import { pageItems } from './page-items.ts'

const line = (page: number, pages: number) =>
  pageItems(page, pages)
    .map((item) => (item === 'gap' ? '…' : String(item)))
    .join(' ')

const cases = Array.from({ length: 14 }, (_, index) => index + 1).flatMap((pages) =>
  Array.from({ length: pages }, (_, index) => ({ page: index + 1, pages })),
)

describe('the pages on offer', () => {
  test.each([
    [1, 1, '1'],
    [1, 3, '1 2 3'],
    [2, 4, '1 2 3 4'],
    [1, 4, '1 2 3 4'],
    [1, 5, '1 2 3 … 5'],
    [3, 5, '1 2 3 4 5'],
    [1, 20, '1 2 3 … 20'],
    [2, 20, '1 2 3 … 20'],
    [3, 20, '1 2 3 4 … 20'],
    [4, 20, '1 … 3 4 5 … 20'],
    [10, 20, '1 … 9 10 11 … 20'],
    [18, 20, '1 … 17 18 19 20'],
    [19, 20, '1 … 18 19 20'],
    [20, 20, '1 … 18 19 20'],
  ])('page %i of %i', (page, pages, expected) => {
    expect(line(page, pages)).toBe(expected)
  })

  test('is empty without pages', () => {
    expect(pageItems(1, 0)).toEqual([])
  })

  test.each(cases)('holds for page $page of $pages', ({ page, pages }) => {
    const items = pageItems(page, pages)
    const numbers = items.filter((item) => item !== 'gap')
    expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b))
    expect(numbers[0]).toBe(1)
    expect(numbers.at(-1)).toBe(pages)
    const around = [page - 1, page, page + 1].filter((one) => one >= 1 && one <= pages)
    expect(numbers).toEqual(expect.arrayContaining(around))
    expect(numbers.length).toBeLessThanOrEqual(3 + 2)
    expect(numbers.length).toBeGreaterThanOrEqual(Math.min(pages, 3))
    for (const [place, item] of items.entries()) {
      const [before, after] = [items[place - 1], items[place + 1]]
      // A gap appears only where pages are skipped.
      if (item === 'gap') expect(Number(after) - Number(before)).toBeGreaterThan(1)
      else if (place > 0 && before !== 'gap') expect(item - Number(before)).toBe(1)
    }
  })
})
