import type { Page } from '@playwright/test'

/** Replaces every text node by `<font><font>text</font></font>`, now and after each change, as Chrome's translator does. */
export const translatePages = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const skipped = 'script, style, noscript, textarea, title, svg, font, [translate="no"]'
    const wrap = (text: Text) => {
      if (!text.data.trim() || !text.parentElement || text.parentElement.closest(skipped)) return
      const [outer, inner] = [document.createElement('font'), document.createElement('font')]
      inner.textContent = text.data
      outer.append(inner)
      text.replaceWith(outer)
    }
    const wrapIn = (node: Node) => {
      if (node instanceof Text) return wrap(node)
      const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
      const found: Text[] = []
      while (texts.nextNode()) found.push(texts.currentNode as Text)
      found.forEach(wrap)
    }
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) [target, ...addedNodes].forEach(wrapIn)
    }).observe(document, { childList: true, characterData: true, subtree: true })
  })
}
