import { expect, test } from 'vitest'
import { flags, type Flag } from '@fairhouse/protocol'
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

interface Answer {
  code: string
  errors: string[]
}

async function answerOf(
  ...[client, ...call]: [TestClient, ...Parameters<TestClient['call']>]
): Promise<Answer> {
  const { answer } = await client.call(...call)
  return answer.success
    ? { code: 'accepted', errors: [] }
    : { code: answer.code, errors: Object.keys(answer.errors ?? {}) }
}

const isRefused = async (...asking: Parameters<typeof answerOf>) =>
  (await answerOf(...asking)).code === 'feature_off'

const hasError = async (field: string, ...asking: Parameters<typeof answerOf>) =>
  (await answerOf(...asking)).errors.includes(field)

type Look = (site: TestSite) => Promise<boolean | boolean[]>

/** LIST of the flags that the server acts on, each with whether its feature is there. */
const features: Partial<Record<Flag, Look>> = {
  USERNAMEREG3: async (site) =>
    !(await isRefused(site.visitor(), 'PUT /wps/member/register', plainRegisterForm)),
  MOBILENUMREG3: async (site) =>
    !(await isRefused(site.visitor(), 'PUT /wps/member/register/mobile', plainRegisterForm)),
  REGMOBVERF3: async (site) => [
    !(await isRefused(site.visitor(), 'POST /wps/verification/sms/register', sending)),
    await hasError('verificationCode', site.visitor(), 'PUT /wps/member/register/mobile', {
      ...plainRegisterForm,
      ...number,
    }),
  ],
  // A password that is not asked for is refused.
  MOBILENUMPASSREG3: async (site) =>
    !(await hasError('password', site.visitor(), 'PUT /wps/member/register/mobile', {
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

/** Whether the browser is told that it is on. */
async function isTold(site: TestSite, flag: Flag): Promise<boolean> {
  const { whitelabel } = await site.visitor().must('GET /wps/system/status', {})
  return JSON.stringify(whitelabel).includes(`{"modId":"${flag}","enabled":"1"`)
}

test('[SITE-17] each flag switches its feature, and the browser is told', async () => {
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
      await expect.poll(() => isTold(site, flag), { message: flag }).toBe(isOn)
      const seen = await features[flag]?.(site)
      if (seen !== undefined) expect(new Set([seen].flat()), flag).toEqual(new Set([isOn]))
    }
  }
})
