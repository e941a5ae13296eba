/** The part of the browser that this service uses. */
export interface AppLinkBrowser {
  readonly openDocument: (url: string) => void
  readonly replaceDocument: (url: string) => void
  readonly clipboard: Pick<Clipboard, 'writeText'> | undefined
}

/** Opens the mobile app and its stores, and copies to the clipboard. */
export const createAppLink = ({ openDocument, replaceDocument, clipboard }: AppLinkBrowser) => ({
  /** Opens a link with the scheme of the app. The browser does not report whether the app exists. */
  openApp: openDocument,
  /** Opens a store that the visitor has chosen. Back returns to this page. */
  openStore: openDocument,
  /** Replaces this page in the history. Otherwise Back would open this page, which redirects again. */
  redirect: replaceDocument,
  /** @throws Error if the browser has no clipboard, for example on a page without https */
  copy: async (text: string): Promise<void> => {
    if (!clipboard) throw new Error('This browser has no clipboard')
    await clipboard.writeText(text)
  },
})
