/**
 * Starts Firefox with the given arguments, and a relay to its WebDriver BiDi server. Playwright starts this program in
 * the place of Firefox and connects to the relay.
 *
 * Playwright overrides the colour scheme of each page. Firefox ESR does not know the command and answers with an error,
 * which ends the test. The relay answers in its place: pages keep the colour scheme of the system.
 */
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import type { AddressInfo } from 'node:net'
import { type RawData, WebSocket, WebSocketServer } from 'ws'
import { findFirefox } from '#tools/programs/find.ts'

const unknownCommand = 'emulation.setMediaFeaturesOverride'

const executable = findFirefox()
if (executable === undefined) throw new Error('No Firefox found: run "npm run engines"')

const relay = (client: WebSocket, url: string): void => {
  const server = new WebSocket(url)
  const waiting: string[] = []
  client.on('message', (data: RawData) => {
    const text = String(data)
    const { id, method } = JSON.parse(text) as { id: number; method: string }
    if (method === unknownCommand) client.send(JSON.stringify({ type: 'success', id, result: {} }))
    else if (server.readyState === WebSocket.OPEN) server.send(text)
    else waiting.push(text)
  })
  server.on('open', () => waiting.splice(0).forEach((text) => server.send(text)))
  server.on('message', (data: RawData) => client.send(String(data)))
  client.on('close', () => server.close())
  server.on('close', () => client.close())
  server.on('error', () => client.close())
}

const startRelay = (url: string): void => {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 })
  server.on('connection', (client, request) => relay(client, `${url}${request.url ?? ''}`))
  server.on('listening', () => {
    const { port } = server.address() as AddressInfo
    console.error(`WebDriver BiDi listening on ws://127.0.0.1:${String(port)}`)
  })
}

const firefox = spawn(executable, process.argv.slice(2), { stdio: ['ignore', 'inherit', 'pipe'] })
firefox.on('exit', (code) => process.exit(code ?? 1))
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => firefox.kill(signal))
createInterface(firefox.stderr).on('line', (line) => {
  const url = /WebDriver BiDi listening on (ws:\/\/.*)$/.exec(line)?.[1]
  if (url === undefined) console.error(line)
  else startRelay(url)
})
