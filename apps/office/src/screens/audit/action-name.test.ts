import { adminWords, officeLanguages } from '@fairhouse/i18n/office'
import { auditSubjects } from '@fairhouse/protocol/audit'
import { expect, test } from 'vitest'
import { actionWord, auditActions, knownAction, knownSubject } from './action-name.ts'

test.each(officeLanguages)(
  '[OPS-01] every action and subject of the log has words in $name',
  async (one) => {
    const { actions } = await adminWords.load(one.code)
    const wanted = [
      ...auditActions.map((action) => actionWord(action).replace('actions.', '')),
      ...auditSubjects.map((subject) => `of_${subject}`),
    ]
    expect(Object.keys(actions).toSorted()).toEqual(wanted.toSorted())
    const words = Object.values(actions)
    expect(words.every((text) => text.length > 3)).toBe(true)
    expect(words.filter((text, place) => words.indexOf(text) !== place)).toEqual([])
  },
)

test('a former action or subject has no text', () => {
  expect(knownAction('staff.add')).toBe('staff.add')
  expect(knownAction('staff.forgotten')).toBeUndefined()
  expect(knownSubject('member')).toBe('member')
  expect(knownSubject('safety flag')).toBeUndefined()
})
