import * as model from '@aws-sdk/client-cognito-identity-provider'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** One request of a client with its answer. The bodies are the texts on the wire. */
export interface Exchange {
  readonly operation: string
  readonly request: string
  readonly status: number
  readonly answer: string
}

/**
 * A schema of the AWS SDK: a number is a simple type, or a list (64) or map (128) of one. An array begins with its kind:
 * 0 simple, 1 list, 2 map, 3 structure, -3 error, 9 operation. A pair [schema, traits] wraps a schema.
 */
type Schema = unknown

const listOf = 64
const mapOf = 128
const kinds = { list: 1, map: 2, structure: 3, error: -3, operation: 9 }
const simpleTypes: Readonly<Record<number, string>> = { 0: 'string', 1: 'number', 2: 'boolean', 4: 'number' }

/** Limits that the API reference of Cognito names and the schemas leave out. */
const rules: Readonly<Record<string, RegExp | readonly string[]>> = {
  Session: /^.{20,2048}$/,
  AccessToken: /^[\w\-=.]+$/,
  IdToken: /^[\w\-=.]+$/,
  RefreshToken: /^[\w\-=.]+$/,
  Token: /^[\w\-=.]+$/,
  ClientId: /^[\w+]{1,128}$/,
  Username: /^[\p{L}\p{M}\p{S}\p{N}\p{P}]{1,128}$/u,
  ConfirmationCode: /^\S{1,2048}$/,
  Password: /^\S{1,256}$/,
  AuthFlow: Object.values(model.AuthFlowType),
  ChallengeName: Object.values(model.ChallengeNameType),
  DeliveryMedium: Object.values(model.DeliveryMediumType),
}

const resolveSchema = (schema: Schema): Schema => {
  if (typeof schema === 'function') return resolveSchema((schema as () => Schema)())
  const isWrapped = Array.isArray(schema) && typeof schema[0] !== 'number'
  return isWrapped ? resolveSchema(schema[0]) : schema
}

const problemsOfText = (value: unknown, path: string): string[] => {
  const rule = rules[path.split('.').at(-1) ?? '']
  if (rule === undefined || typeof value !== 'string') return []
  const isValid = rule instanceof RegExp ? rule.test(value) : rule.includes(value)
  return isValid ? [] : [`${path} violates its rule`]
}

const problemsOfSimple = (type: number, value: unknown, path: string): string[] =>
  typeof value === simpleTypes[type] ? problemsOfText(value, path) : [`${path} is not a ${simpleTypes[type]}`]

const entriesOf = (value: unknown): [string, unknown][] | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : null

const problemsOfStructure = (schema: readonly unknown[], value: unknown, path: string): string[] => {
  const [names, members, required = 0] = schema.slice(4) as [string[], Schema[], number?]
  const entries = entriesOf(value)
  if (!entries) return [`${path} is not an object`]
  const missing = names.slice(0, required).filter((name) => !entries.some(([key]) => key === name))
  return [
    ...missing.map((name) => `${path}.${name} is missing`),
    ...entries.flatMap(([name, part]) =>
      names.includes(name)
        ? problemsOf(members[names.indexOf(name)], part, `${path}.${name}`)
        : [`${path}.${name} is not in the model`],
    ),
  ]
}

const problemsOfList = (member: Schema, value: unknown, path: string): string[] =>
  Array.isArray(value) ? value.flatMap((part) => problemsOf(member, part, path)) : [`${path} is not a list`]

const problemsOfMap = (member: Schema, value: unknown, path: string): string[] =>
  entriesOf(value)?.flatMap(([key, part]) => problemsOf(member, part, `${path}[${key}]`)) ?? [`${path} is not a map`]

/** What is wrong with a value. */
const problemsOf = (given: Schema, value: unknown, path: string): string[] => {
  const schema = resolveSchema(given)
  if (typeof schema === 'number') {
    if (schema >= mapOf) return problemsOfMap(schema - mapOf, value, path)
    if (schema >= listOf) return problemsOfList(schema - listOf, value, path)
    return problemsOfSimple(schema, value, path)
  }
  const parts = schema as readonly unknown[]
  if (parts[0] === kinds.structure || parts[0] === kinds.error) return problemsOfStructure(parts, value, path)
  if (parts[0] === kinds.list) return problemsOfList(parts[4], value, path)
  if (parts[0] === kinds.map) return problemsOfMap(parts[5], value, path)
  return problemsOfSimple(parts[4] as number, value, path)
}

const schemas = model as unknown as Readonly<Record<string, Schema>>
const packageFolder = dirname(
  createRequire(import.meta.url).resolve('@aws-sdk/client-cognito-identity-provider/package.json'),
)

/** The errors that the SDK documents for an operation. */
const errorsOf = (operation: string): string[] => {
  const text = readFileSync(join(packageFolder, `dist-types/commands/${operation}Command.d.ts`), 'utf8')
  return [...text.matchAll(/@throws \{@link (\w+Exception)\}/g)].map(([, name]) => name ?? '')
}

const parse = (text: string): unknown => JSON.parse(text) as unknown

const problemsOfAnswer = ({ operation, status, answer }: Exchange, output: Schema): string[] => {
  if (status === 200 && resolveSchema(output) === 'unit') return answer === '' ? [] : ['the answer is not empty']
  if (status === 200) return problemsOf(output, parse(answer), 'answer')
  const { __type: type, ...body } = parse(answer) as { __type: string }
  if (!errorsOf(operation).includes(type)) return [`${type} is not an error of ${operation}`]
  return problemsOf(schemas[`${type}$`], body, type)
}

/** Compares a request and its answer with the service model of Cognito. @returns what is wrong with them */
export const problemsOfExchange = (exchange: Exchange): string[] => {
  const operation = schemas[`${exchange.operation}$`] as readonly unknown[] | undefined
  if (!operation) return [`${exchange.operation} is not an operation of Cognito`]
  const [input, output] = operation.slice(4) as [Schema, Schema]
  return [...problemsOf(input, parse(exchange.request), 'request'), ...problemsOfAnswer(exchange, output)].map(
    (problem) => `${exchange.operation}: ${problem}`,
  )
}
