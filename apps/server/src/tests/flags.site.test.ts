import { expect, test } from 'vitest'
import { flags, type Calls, type Flag, type Route, type SentOf } from '@fairhouse/protocol'
import {
  addMember,
  at,
  brandShown,
  createTestSite,
  enter,
  plainRegisterForm,
  sample,
  type TestClient,
  type TestSite,
} from '@fairhouse/site/testing'

const { password, phone } = sample
const number = { mobileNum: '0907654321' }
const sending = { mobileNo: '0907654321', countryDialingCode: '84' }
const trial = { os: 'Linux', platform: 'W', key: 'zyxw', version: 3 } as const
const proof = { verificationCode: '123456' }

async function answerOf<R extends Route>(client: TestClient, route: R, input: SentOf<Calls[R]>) {
  const { answer } = await client.call(route, input)
  return answer.success
    ? { code: 'accepted', errors: [] }
    : { code: answer.code, errors: Object.keys(answer.errors ?? {}) }
}

async function isRefused<R extends Route>(client: TestClient, route: R, input: SentOf<Calls[R]>) {
  return (await answerOf(client, route, input)).code === 'feature_off'
}

/** Whether the registration reports an error at this field. */
async function hasError(
  field: string,
  client: TestClient,
  input: SentOf<Calls['PUT /wps/member/register/mobile']>,
) {
  const { errors } = await answerOf(client, 'PUT /wps/member/register/mobile', input)
  return new Set<string>(errors).has(field)
}

type Look = (site: TestSite) => Promise<boolean | boolean[]>

/** LIST of the flags that the server acts on, each with whether its feature is there. */
const features: Partial<Record<Flag, Look>> = {
  USERNAMEREG3: async (site) =>
    !(await isRefused(site.visitor(), 'PUT /wps/member/register', plainRegisterForm)),
  MOBILENUMREG3: async (site) =>
    !(await isRefused(site.visitor(), 'PUT /wps/member/register/mobile', plainRegisterForm)),
  REGMOBVERF3: async (site) => [
    !(await isRefused(site.visitor(), 'POST /wps/verification/sms/register', sending)),
    await hasError('verificationCode', site.visitor(), {
      ...plainRegisterForm,
      ...number,
    }),
  ],
  // A password is refused when the form has none.
  MOBILENUMPASSREG3: async (site) =>
    !(await hasError('password', site.visitor(), {
      ...plainRegisterForm,
      ...number,
      password,
      confirmPassword: password,
    })),
  FREEPLAY3: async (site) =>
    !(await isRefused(site.visitor(), 'POST /wps/session/login/freeplay', trial)),
  PWDEXPFORCECHANGE3: async (site) => {
    const answer = await enter(at(site, '10.1.0.1'))
    return answer.step === 'done' && answer.passwordExpired
  },
  MOBILEVERCODELOGIN3: async (site) => [
    !(await isRefused(site.visitor(), 'POST /wps/verification/sms/noLogin', phone)),
    !(await isRefused(site.visitor(), 'POST /wps/session/login', {
      type: 'sms',
      ...phone,
      ...proof,
    })),
  ],
  CHNGPASSVERIF3: async (site) => [
    !(await isRefused(site.visitor(), 'POST /wps/verification/sms/reset', phone)),
    !(await isRefused(site.visitor(), 'POST /wps/member/password/verification', {
      ...phone,
      ...proof,
      newPassword: password,
    })),
  ],
}

/** Whether the status shows the flag as on. */
async function isShown(site: TestSite, flag: Flag): Promise<boolean> {
  const { whitelabel } = await site.visitor().must('GET /wps/system/status', {})
  return JSON.stringify(whitelabel).includes(`{"modId":"${flag}","enabled":"1"`)
}

test('[SITE-17] each flag switches its feature and shows in the status', async () => {
  await using site = await createTestSite()
  await addMember(site)
  await site.operator.agePasswords(91)
  await site.operator.doNotAskFor('captcha')
  const isFlag = (name: string): name is Flag => Object.hasOwn(flags, name)
  for (const flag of Object.keys(flags).filter(isFlag)) {
    for (const isOn of [false, true]) {
      await site.operator.switchOff(flag)
      if (isOn) await site.operator.switchOn(flag)
      await brandShown(site)
      await expect.poll(() => isShown(site, flag), { message: flag }).toBe(isOn)
      const seen = await features[flag]?.(site)
      if (seen !== undefined) expect(new Set([seen].flat()), flag).toEqual(new Set([isOn]))
    }
  }
})
