import { describe, expect, test } from 'vitest'
import { operationNames } from '#local/graphql/contract.ts'
import { collectDocuments, unknownField } from '#tools/doctor/graphqlDocuments.ts'
import { examine } from '#tools/doctor/examine.ts'
import { createDeployment, hosts, settings, site } from '#tests/tools/doctor/deployment.ts'
import { problemsOf } from '#tests/tools/doctor/problems.ts'

test('a deployment without a mistake is all right', async () => {
  expect(await problemsOf({})).toEqual([])
})

describe('the doctor changes nothing:', () => {
  test('it signs in only invented emails, and no GraphQL operation can run', async () => {
    const { ask, requests } = createDeployment()
    await examine({ ask, settings, site })
    const posts = requests.filter(({ method }) => method === 'POST')
    expect([...new Set(requests.map(({ method }) => method))].toSorted()).toEqual(['GET', 'OPTIONS', 'POST'])
    const signIns = posts.filter(({ url }) => new URL(url).host === hosts.pool)
    expect(signIns.map(({ body }) => JSON.parse(body) as unknown)).toEqual([
      {
        AuthFlow: 'CUSTOM_AUTH',
        ClientId: settings.VITE_IDENTITY_CLIENT_ID,
        AuthParameters: { USERNAME: expect.stringMatching(/^doctor-[0-9a-f-]{36}@rewoven\.invalid$/) as string },
      },
    ])
    const calls = posts.filter(({ url }) => new URL(url).host === hosts.api)
    const runnable = calls.filter(({ body }) => !body.includes(unknownField))
    expect(runnable.map(({ body }) => body)).toEqual(['{"query":"{ __typename }"}'])
    expect(calls.filter(({ body }) => body.includes('"variables"'))).toEqual([])
    expect(posts.length).toBe(signIns.length + calls.length)
  })

  test('it knows a document for every operation of the contract', async () => {
    const documents = (await collectDocuments()).join('\n')
    expect(operationNames.filter((name) => !documents.includes(name))).toEqual([])
  })
})
