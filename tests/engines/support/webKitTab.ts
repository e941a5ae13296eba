import { Key, type WebDriver, type WebElement } from 'selenium-webdriver'
import type { EngineTab } from '#tests/engines/support/engine.ts'

const keys = {
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Tab: Key.TAB,
  ArrowDown: Key.ARROW_DOWN,
  Home: Key.HOME,
  End: Key.END,
} as const

/** A tab of a WebDriver session. */
export const toWebKitTab = (driver: WebDriver, handle: string): EngineTab => {
  /** The driver has one current tab. */
  const select = () => driver.switchTo().window(handle)
  const evaluate = async <T>(code: string): Promise<T> => {
    await select()
    return driver.executeScript<T>(`return (${code})`)
  }
  const elementOf = (code: string) => evaluate<WebElement>(code)
  return {
    open: async (url) => {
      await select()
      await driver.get(url)
    },
    reload: async () => {
      await select()
      await driver.navigate().refresh()
    },
    back: async () => {
      await select()
      await driver.navigate().back()
    },
    evaluate,
    click: async (code) => (await elementOf(code)).click(),
    chooseFile: async (code, path) => (await elementOf(code)).sendKeys(path),
    type: async (text) => {
      await select()
      await driver.actions().sendKeys(text).perform()
    },
    press: async (name) => {
      await select()
      const actions = driver.actions()
      if (name.startsWith('Control+'))
        await actions.keyDown(Key.CONTROL).sendKeys(name.slice(-1)).keyUp(Key.CONTROL).perform()
      else await actions.sendKeys(keys[name as keyof typeof keys]).perform()
    },
    bringToFront: async () => void (await select()),
    resize: async (width, height) => {
      await select()
      const [frameWidth = 0, frameHeight = 0] = await driver.executeScript<number[]>(
        'return [outerWidth - innerWidth, outerHeight - innerHeight]',
      )
      await driver
        .manage()
        .window()
        .setRect({ x: 0, y: 0, width: width + frameWidth, height: height + frameHeight })
    },
    takePicture: async () => {
      await select()
      return Buffer.from(await driver.takeScreenshot(), 'base64')
    },
  }
}
