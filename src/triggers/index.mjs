// The entry points of the Lambda functions. The Node runtime of Lambda contains these three packages.
import { CognitoIdentityProvider } from '@aws-sdk/client-cognito-identity-provider'
import { DynamoDB } from '@aws-sdk/client-dynamodb'
import { SESv2 } from '@aws-sdk/client-sesv2'
import { createCreateAuthChallenge } from './createAuthChallenge.mjs'
import { createDefineAuthChallenge } from './defineAuthChallenge.mjs'
import { withCodeLength } from './limits.mjs'
import { createPreSignUp } from './preSignUp.mjs'
import { createRecordStore } from './recordStore.mjs'
import { createVerifyAuthChallenge } from './verifyAuthChallenge.mjs'

const { ADMIN_DOMAIN = '', CODE_LENGTH = '', PRODUCT_NAME = '', SENDER = '', TABLE = '' } = process.env
const records = createRecordStore(new DynamoDB({}), TABLE)
const mail = new SESv2({})
const pool = new CognitoIdentityProvider({})

const sendEmail = async (email, code) => {
  const text = (Data) => ({ Data, Charset: 'UTF-8' })
  const Body = { Text: text(`${code} is your verification code. It is valid for three minutes.`) }
  const Content = { Simple: { Subject: text(`Your ${PRODUCT_NAME} verification code`), Body } }
  await mail.sendEmail({ FromEmailAddress: SENDER, Destination: { ToAddresses: [email] }, Content })
}

const limits = withCodeLength(CODE_LENGTH)
export const defineAuthChallenge = createDefineAuthChallenge({ records, limits })
export const createAuthChallenge = createCreateAuthChallenge({ records, sendEmail, limits })
export const verifyAuthChallenge = createVerifyAuthChallenge({ records, limits })

export const preSignUp = (event) =>
  createPreSignUp({
    adminDomain: ADMIN_DOMAIN,
    isPhoneInUse: async (phone) => {
      const Filter = `phone_number = ${JSON.stringify(phone)}`
      const { Users = [] } = await pool.listUsers({ UserPoolId: event.userPoolId, Filter, Limit: 1 })
      return Users.length > 0
    },
  })(event)
