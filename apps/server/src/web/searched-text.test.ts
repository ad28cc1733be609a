import { expect, test } from 'vitest'
import { searchedText } from './searched-text.ts'

test('[OPS-02] the log tells what was searched, without numbers and addresses of people', () => {
  const id = '01890000-0000-7000-8000-000000000000'
  const texts = [` ${id}`, 'hoa-sen', 'Lotus 1', '+84 905 550 123', '079203001234', 'Hoa@mail.vn']
  expect(texts.map(searchedText)).toEqual([
    id,
    'hoa-sen',
    'Lotus 1',
    '+8•••23',
    '07•••34',
    'Ho•••@mail.vn',
  ])
})
