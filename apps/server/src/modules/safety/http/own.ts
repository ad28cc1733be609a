import type { HandlersOf } from '#platform/http'
import type { activityOf } from '../activity.ts'
import { helpersIn } from '../help.ts'
import { answerKeys, questionKeys } from '../self-test.ts'
import type { testsOf } from '../taking-tests.ts'

type Route =
  | 'GET /wps/safety/activity'
  | 'GET /wps/safety/test'
  | 'POST /wps/safety/test'
  | 'GET /wps/safety/help'

interface Parts {
  activity: ReturnType<typeof activityOf>
  tests: ReturnType<typeof testsOf>
  countryOf(brandId: string): string
}

const usualDays = 30

export function ownHttp({ activity, tests, countryOf }: Parts): HandlersOf<Route> {
  return {
    'GET /wps/safety/activity': ({ brand, session, input }) =>
      activity({ id: session.subjectId, brandId: brand.id }, Number(input.days ?? usualDays)),
    'GET /wps/safety/test': async ({ session }) => ({
      questions: questionKeys,
      answers: answerKeys,
      last: await tests.last(session.subjectId),
    }),
    'POST /wps/safety/test': ({ session, input }) => tests.take(session.subjectId, input.answers),
    'GET /wps/safety/help': async ({ brand, visitor }) => {
      const country = visitor.country ?? countryOf(brand.id)
      return { country, list: helpersIn(country) }
    },
  }
}
