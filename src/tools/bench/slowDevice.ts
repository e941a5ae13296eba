import type { Page } from '@playwright/test'

/** The phone and the line that every figure is measured on. */
export const slowDeviceConditions = { slowDown: 4, downKbit: 1_600, upKbit: 750, latencyMs: 150 } as const

const bytesPerSecond = (kbit: number): number => (kbit * 1_000) / 8

/** Slows a page's processor and line down. The delay is one of each request, connections are set up for nothing. */
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
