import { expect, test } from 'vitest'
import { examine } from '#tools/doctor/examine.ts'
import { parseConfig } from '#domain/app/config.ts'
import type { ServerForm } from '#services/api/apiRequest.ts'
import { servers } from '#tests/support/servers.ts'
import { apiWith, createDeployment, environment, hosts, site } from '#tests/tools/doctor/deployment.ts'

/** What the doctor says about the documents at a server. */
const documentsAt = async (schema: string, form: ServerForm = {}): Promise<string> => {
  const { ask } = createDeployment({ [hosts.api]: apiWith(schema) })
  const results = await examine({ ask, settings: parseConfig({ ...environment, ...form }), site })
  const { state, detail, fix } = results.find(({ what }) => what === 'GraphQL documents') ?? {}
  return `${state} ${detail} -> ${fix}`
}

const schemaOf = (part: string): string => servers.find(({ server }) => server.includes(part))?.schema ?? ''
const [separate, asOne, withEnums] = ['local stack', 'as one', 'enums'].map(schemaOf) as [string, string, string]
const payload = { VITE_REFEREES_ARGUMENT: 'listReferredUsersPayload' }

test.each(servers)('documents are right for $server', async ({ schema, form }) => {
  expect(await documentsAt(schema, form)).toMatch(
    new RegExp(`^right all \\d+ are valid, with ${form?.VITE_REFEREES_ARGUMENT ?? 'separate'} arguments`),
  )
})

test.each([
  [
    'the arguments of referees as one',
    asOne,
    {},
    'wrong listReferredUsers: the server takes one argument, so set VITE_REFEREES_ARGUMENT to ' +
      'listReferredUsersPayload -> VITE_REFEREES_ARGUMENT',
  ],
  [
    'separate arguments of referees',
    separate,
    payload,
    'wrong listReferredUsers: the server takes separate arguments, so remove VITE_REFEREES_ARGUMENT -> ' +
      'VITE_REFEREES_ARGUMENT',
  ],
  [
    'enums',
    withEnums,
    {},
    'wrong getDashboard: section is an enum, so add it to VITE_ENUM_ARGUMENTS; createMarketer: role is an enum, so ' +
      'add it to VITE_ENUM_ARGUMENTS -> VITE_ENUM_ARGUMENTS',
  ],
  [
    'an enum besides another',
    withEnums,
    { VITE_ENUM_ARGUMENTS: 'role' },
    'wrong getDashboard: section is an enum, so add it to VITE_ENUM_ARGUMENTS -> VITE_ENUM_ARGUMENTS',
  ],
  [
    'a text that is no enum',
    separate,
    { VITE_ENUM_ARGUMENTS: 'section' },
    'wrong getDashboard: section is no enum, so remove it from VITE_ENUM_ARGUMENTS -> VITE_ENUM_ARGUMENTS',
  ],
] as const)('the doctor names the setting for a server with %s', async (_, schema, form, sentence) => {
  expect(await documentsAt(schema, form)).toBe(sentence)
})
