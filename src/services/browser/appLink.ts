/** What of a browser this service uses. */
export interface AppLinkBrowser {
  readonly location: Pick<Location, 'assign' | 'replace'>
  readonly clipboard: Pick<Clipboard, 'writeText'> | undefined
}

export type AppLink = ReturnType<typeof createAppLink>

/** Leads out of the product: to the mobile app, to its stores, to the clipboard. */
export const createAppLink = ({ location, clipboard }: AppLinkBrowser) => ({
  /** Asks the browser to open a link of the app's own scheme. It tells nobody whether there is such an app; the page stays. */
  openApp: (address: string): void => location.assign(address),
  /** Goes to an address in the place of this page, so that Back does not lead to a page that leaves by itself. */
  redirect: (address: string): void => location.replace(address),
  /** @throws Error where the browser copies nothing, as on a page without https */
  copy: async (text: string): Promise<void> => {
    if (!clipboard) throw new Error('This browser has no clipboard')
    await clipboard.writeText(text)
  },
})
