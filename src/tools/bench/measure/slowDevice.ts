import type { CDPSession, Page } from '@playwright/test'

/** The CPU and network conditions of all measurements. */
const slowDeviceConditions = { slowDown: 4, downKbit: 1_600, upKbit: 750, latencyMs: 150 } as const

const bytesPerSecond = (kbit: number): number => (kbit * 1_000) / 8

/** Parameters of `Network.emulateNetworkConditions`. The latency applies to requests, not to new connections. */
export const slowNetwork = {
  offline: false,
  latency: slowDeviceConditions.latencyMs,
  downloadThroughput: bytesPerSecond(slowDeviceConditions.downKbit),
  uploadThroughput: bytesPerSecond(slowDeviceConditions.upKbit),
}

/** The conditions of a visit on the slow line. */
export const describeDevice = (runs: number): string => {
  const { slowDown, downKbit, upKbit, latencyMs } = slowDeviceConditions
  return `Medians of ${runs} runs. CPU slowed ${slowDown} times. ${downKbit} kbit/s down, ${upKbit} kbit/s up, ${latencyMs} ms per request.`
}

/** Slows down the CPU of a page. */
export const slowDownProcessor = async (page: Page): Promise<CDPSession> => {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowDeviceConditions.slowDown })
  return session
}

/** Slows down the CPU and the network of a page, but not of its service worker. */
export const emulateSlowDevice = async (page: Page): Promise<CDPSession> => {
  const session = await slowDownProcessor(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', slowNetwork)
  return session
}
