import { ageOn, readDay, type Day } from './calendar.ts'
import { checkField } from './check-field.ts'
import type { Fault } from './fault.ts'
import type { FieldRule } from './field-rule.ts'
import { normalise } from '../text/normalise.ts'

/** Older than anybody was; such a year is a slip of the finger. */
const oldest = 125

/** `today` is the day in the brand's own time zone, where the law that sets the age holds. */
export function checkBirthday(
  rule: FieldRule,
  typed: string,
  { today, minimumAge }: { readonly today: Day; readonly minimumAge: number },
): Fault | undefined {
  const fault = checkField(rule, typed)
  const value = normalise('date', typed)
  if (fault !== undefined || value === '') return fault
  const born = readDay(value, rule.patternId === 13 ? 'MM-dd-yyyy' : 'yyyy-MM-dd')
  if (born === undefined) return { kind: 'no_such_day' }
  const age = ageOn(born, today)
  if (age < 0 || age > oldest) return { kind: 'no_such_day' }
  return age < minimumAge ? { kind: 'too_young', age: minimumAge } : undefined
}
