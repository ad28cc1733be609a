import * as z from 'zod/mini'
import { everyone } from '../actor.ts'
import { defineCall } from '../call.ts'
import { fields, none } from '../fields.ts'

/** 0 normal, 1 maintenance: the same for all visitors of a brand. */
export const siteState = z.union([z.literal(0), z.literal(1)])
/** Also 2: this visitor's address or country is not let in. */
const visitorState = z.union([siteState, z.literal(2)])

export const brandFacts = fields({
  merchantCode: z.string(),
  name: z.string(),
  theme: z.enum(['dark', 'light']),
  language: z.string(),
  languages: z.array(z.string()),
  currency: z.string(),
  timeZone: z.string(),
  demonstration: z.boolean(),
})

const transportKey = fields({
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  x: z.string(),
  y: z.string(),
  kid: z.string(),
  alg: z.literal('ECDH-ES'),
  use: z.literal('enc'),
})

export const systemStatus = defineCall({
  method: 'GET',
  path: '/wps/system/status',
  about: 'The brand, the state of the site and the public keys for encrypted bodies',
  who: everyone,
  input: none,
  output: fields({
    status: visitorState,
    maintenance: z.boolean(),
    regionRestriction: z.boolean(),
    /** Changes with the rules of who is not let in. */
    regionRules: z.string(),
    location: fields({ ip: z.string(), country: z.nullable(z.string()) }),
    brand: brandFacts,
    transportKeys: fields({ keys: z.array(transportKey) }),
    version: z.string(),
    time: z.iso.datetime(),
  }),
  refusals: [],
  rate: 'read',
  always: true,
})

const switchFacts = { modId: z.string(), enabled: z.enum(['0', '1']) }
/** A switch has no children; a group has switches; the root has groups. */
const whitelabelSwitch = fields({ ...switchFacts, childrenNodes: z.array(none) })
const whitelabelGroup = fields({ ...switchFacts, childrenNodes: z.array(whitelabelSwitch) })
const whitelabelRoot = fields({ ...switchFacts, childrenNodes: z.array(whitelabelGroup) })

export const whitelabel = defineCall({
  method: 'GET',
  path: '/wps/system/whitelabel',
  about: 'The switches of the brand as a tree',
  who: everyone,
  input: none,
  output: whitelabelRoot,
  refusals: [],
  rate: 'read',
})
