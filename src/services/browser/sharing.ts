/** The part of the browser that this service uses. */
interface SharingBrowser {
  readonly share?: (data: ShareData) => Promise<void>
}

/** Opens the share sheet of the device. */
export const createSharing = (navigator: SharingBrowser) => ({
  canShare: (): boolean => typeof navigator.share === 'function',

  /** Opens the share sheet. Resolves when it closes, shared or not. @throws if it does not open */
  async share(data: ShareData): Promise<void> {
    try {
      await navigator.share?.(data)
    } catch (error) {
      if ((error as Error).name !== 'AbortError') throw error
    }
  },
})
