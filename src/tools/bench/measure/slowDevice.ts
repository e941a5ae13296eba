import type { CDPSession, Page } from '@playwright/test'

/** The CPU and network conditions of all measurements. */
const [slowDown, downKbit, upKbit, latency] = [4, 1_600, 750, 150]

/** Parameters of `Network.emulateNetworkConditions`. The latency applies to requests, not to new connections. */
export const slowNetwork = {
  offline: false,
  latency,
  downloadThroughput: (downKbit * 1_000) / 8,
  uploadThroughput: (upKbit * 1_000) / 8,
}

/** The conditions of a visit on the slow line. */
export const describeDevice = (runs: number): string =>
  `Medians of ${runs} runs. CPU slowed ${slowDown} times. ${downKbit} kbit/s down, ${upKbit} kbit/s up, ${latency} ms per request.`

/** Slows down the CPU of a page. */
export const slowDownProcessor = async (page: Page): Promise<CDPSession> => {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown })
  return session
}

/** Slows down the CPU and the network of a page, but not of its service worker. */
export const emulateSlowDevice = async (page: Page): Promise<CDPSession> => {
  const session = await slowDownProcessor(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', slowNetwork)
  return session
}
