import type { Page } from '@playwright/test'

/** The CPU and network conditions of all measurements. */
export const slowDeviceConditions = { slowDown: 4, downKbit: 1_600, upKbit: 750, latencyMs: 150 } as const

const bytesPerSecond = (kbit: number): number => (kbit * 1_000) / 8

/** Slows down the CPU and the network of a page. The latency applies to requests, not to new connections. */
export const emulateSlowDevice = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: slowDeviceConditions.latencyMs,
    downloadThroughput: bytesPerSecond(slowDeviceConditions.downKbit),
    uploadThroughput: bytesPerSecond(slowDeviceConditions.upKbit),
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowDeviceConditions.slowDown })
}
