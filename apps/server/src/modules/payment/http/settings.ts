import { staffActorOf, type HandlersOf } from '#platform/http'
import type { createControlsApproval } from '../four-eyes/controls-approval.ts'
import type { SaveTerms } from '../settings/save-terms.ts'
import type { SettingsAdmin } from '../settings/settings-admin.ts'

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
  settings: SettingsAdmin,
  save: SaveTerms,
  controls: ReturnType<typeof createControlsApproval>,
): HandlersOf<SettingRoutes> {
  return {
    'GET /office/api/payments': ({ input }) => settings.list(input.brandId),
    'PUT /office/api/payment/method': async (request) => ({
      approval: await save.method(request.input, staffActorOf(request)),
    }),
    'PUT /office/api/payment/provider': async (request) => ({
      approval: await save.provider(request.input, staffActorOf(request)),
    }),
    'POST /office/api/payment/switch': async (request) => {
      await settings.switch(request.input, staffActorOf(request))
      return {}
    },
    'POST /office/api/payment/order': async (request) => {
      await settings.order(request.input.brandId, request.input.codes, staffActorOf(request))
      return {}
    },
    'POST /office/api/payment/try': async ({ input }) => ({
      answers: await settings.try(input.brandId, input.code),
    }),
    'GET /office/api/payment/controls': ({ input }) => controls.load(input.brandId),
    'PUT /office/api/payment/controls': async (request) => ({
      approval: await controls.request(request.input, staffActorOf(request)),
    }),
  }
}
