import type { HandlersOf } from '#platform/http'
import type { createActivity } from '../activity.ts'
import type { Brand } from '#modules/brand'
import { helpLinesIn } from '../help-lines.ts'
import { answerKeys, questionKeys } from '../self-test.ts'
import type { createSelfTests } from '../self-test-results.ts'

type Route =
  | 'GET /wps/safety/activity'
  | 'GET /wps/safety/test'
  | 'POST /wps/safety/test'
  | 'GET /wps/safety/help'

interface Deps {
  activity: ReturnType<typeof createActivity>
  tests: ReturnType<typeof createSelfTests>
  brandOf(brandId: string): Brand
}

const usualDays = 30
/** Country of a brand that has none. */
const noCountry = 'ZZ'

export function ownHttp({ activity, tests, brandOf }: Deps): HandlersOf<Route> {
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
      const { country: home, settings } = brandOf(brand.id)
      const country = visitor.country ?? home
      const place = home === noCountry ? null : home
      return { country, list: helpLinesIn(country, settings.helpLines, place) }
    },
  }
}
