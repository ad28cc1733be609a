import { expect, test } from 'vitest'
import { changeDraft, emptyDraft } from './slip-changes.ts'

const line = { betType: 'de', selection: [['27']], unit: '1000' }

test('a slip keeps its id until its content changes or it is refused', () => {
  let draft = changeDraft(emptyDraft('a'), { kind: 'add', lines: [line, line] }, 'b')
  expect(draft).toMatchObject({ id: 'b', lines: [line, line] })
  draft = changeDraft(draft, { kind: 'sent', number: '7' }, 'c')
  expect(draft).toMatchObject({ id: 'b', sentFor: '7' })
  expect(changeDraft(draft, { kind: 'notFound' }, 'd')).toMatchObject({ id: 'b', sentFor: null })
  expect(changeDraft(draft, { kind: 'refused' }, 'd')).toMatchObject({ id: 'd', sentFor: null })
  expect(changeDraft(draft, { kind: 'remove', index: 0 }, 'e')).toMatchObject({
    id: 'e',
    lines: [line],
    sentFor: null,
  })
  expect(changeDraft(draft, { kind: 'clear' }, 'f')).toEqual(emptyDraft('f'))
})

test('a slip takes 100 lines, and a chase 20 draws', () => {
  const many = Array.from({ length: 101 }, () => line)
  expect(changeDraft(emptyDraft('a'), { kind: 'add', lines: many }, 'b').lines).toHaveLength(100)
  expect(changeDraft(emptyDraft('a'), { kind: 'draws', draws: 21 }, 'b').draws).toBe(20)
  expect(changeDraft(emptyDraft('a'), { kind: 'draws', draws: 0 }, 'b').draws).toBe(1)
})
