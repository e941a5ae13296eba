import { createSchema, createYoga } from 'graphql-yoga'
import type { FaultStore } from '#local/faults/faults.ts'
import { delayResponse } from '#local/faults/faultResponses.ts'
import { applyGraphqlFault } from '#local/faults/graphqlFaults.ts'
import { allowMethods, type HttpResponse, type Handler, type HttpRequest, jsonResponse } from '#local/http/http.ts'
import { unauthorizedResponse } from '#local/graphql/responses.ts'
import { parseGraphqlRequest } from '#local/graphql/graphqlRequest.ts'
import type { OperationContext } from '#local/graphql/context.ts'
import { contract } from '#local/graphql/contract.ts'
import { resolvers } from '#local/graphql/resolvers.ts'

/** GraphQL over HTTP for the contract of §7, with an API key in `x-api-key`. */
export const createGraphqlEndpoint = (
  context: OperationContext,
  faults: FaultStore,
  print: (line: string) => void,
): Handler => {
  const run = createRunner(context, print)
  return async (request) => {
    allowMethods(request, 'POST')
    if (request.headers['x-api-key'] !== context.settings.VITE_GRAPHQL_API_KEY) return unauthorizedResponse()
    const body = await request.readBody()
    const call = parseGraphqlRequest(body)
    if (call.problem !== undefined) return jsonResponse(400, { errors: [{ message: call.problem }] })
    const answer = () => run(request, body)
    const fault = faults.take(call.operations, [call.variables, ...call.arguments])
    return fault ? delayResponse(faults, fault, applyGraphqlFault(fault, call, answer)) : answer()
  }
}

const createRunner = (context: OperationContext, print: (line: string) => void) => {
  const silent = () => {}
  const yoga = createYoga<object, OperationContext>({
    schema: createSchema<OperationContext>({ typeDefs: contract, resolvers }),
    context,
    graphqlEndpoint: '*',
    graphiql: false,
    landingPage: false,
    cors: false,
    logging: {
      debug: silent,
      info: silent,
      warn: silent,
      error: (...parts: unknown[]) => print(`GraphQL: ${parts.map(String).join(' ')}`),
    },
  })
  return async (request: HttpRequest, body: string): Promise<HttpResponse> => {
    const headers = { 'Content-Type': request.headers['content-type'] ?? '', Accept: request.headers.accept ?? '*/*' }
    const response = await yoga.fetch('http://localhost/graphql', { method: 'POST', headers, body })
    return { status: response.status, headers: headersOf(response), body: await response.text() }
  }
}

const headersOf = (response: Response): Record<string, string> => ({
  'Content-Type': response.headers.get('Content-Type') ?? 'application/json; charset=utf-8',
  'Cache-Control': 'no-store',
})
