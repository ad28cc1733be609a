import { clerkOf, type HandlersOf } from '#platform/http'
import type { controlsDesk } from '../controls-desk.ts'
import type { SavingTerms } from '../save-terms.ts'
import type { Settings } from '../settings.ts'

type SettingRoutes =
  | 'GET /office/api/payments'
  | 'PUT /office/api/payment/method'
  | 'PUT /office/api/payment/provider'
  | 'POST /office/api/payment/switch'
  | 'POST /office/api/payment/order'
  | 'POST /office/api/payment/try'
  | 'GET /office/api/payment/controls'
  | 'PUT /office/api/payment/controls'

export function settingsHttp(
  settings: Settings,
  save: SavingTerms,
  controls: ReturnType<typeof controlsDesk>,
): HandlersOf<SettingRoutes> {
  return {
    'GET /office/api/payments': ({ input }) => settings.list(input.brandId),
    'PUT /office/api/payment/method': async (request) => ({
      approval: await save.method(request.input, clerkOf(request)),
    }),
    'PUT /office/api/payment/provider': async (request) => ({
      approval: await save.provider(request.input, clerkOf(request)),
    }),
    'POST /office/api/payment/switch': async (request) => {
      await settings.switch(request.input, clerkOf(request))
      return {}
    },
    'POST /office/api/payment/order': async (request) => {
      await settings.order(request.input.brandId, request.input.codes, clerkOf(request))
      return {}
    },
    'POST /office/api/payment/try': async ({ input }) => ({
      answers: await settings.try(input.brandId, input.code),
    }),
    'GET /office/api/payment/controls': ({ input }) => controls.of(input.brandId),
    'PUT /office/api/payment/controls': async (request) => ({
      approval: await controls.save(request.input, clerkOf(request)),
    }),
  }
}
