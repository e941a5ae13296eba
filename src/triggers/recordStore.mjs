const dayMs = 24 * 60 * 60_000

/**
 * Stores the records in a DynamoDB table with the partition key `userName` (a string). `deleteAt`, in seconds since
 * 1970, can be the attribute of its time to live.
 * @param {{ getItem: (input: any) => Promise<any>, putItem: (input: any) => Promise<unknown> }} dynamo
 * @param {string} TableName
 * @returns {import('./limits.mjs').RecordStore}
 */
export const createRecordStore = (dynamo, TableName) => ({
  async read(userName) {
    const { Item } = await dynamo.getItem({ TableName, Key: { userName: { S: userName } }, ConsistentRead: true })
    return Item ? { record: JSON.parse(Item.record.S), version: Number(Item.version.N) } : { record: {}, version: 0 }
  },
  async write(userName, record, version) {
    const input = {
      TableName,
      Item: {
        userName: { S: userName },
        record: { S: JSON.stringify(record) },
        version: { N: String(version + 1) },
        deleteAt: { N: String(Math.ceil((Date.now() + dayMs) / 1_000)) },
      },
      ConditionExpression: version === 0 ? 'attribute_not_exists(userName)' : 'version = :version',
      ...(version !== 0 && { ExpressionAttributeValues: { ':version': { N: String(version) } } }),
    }
    const refused = (/** @type {Error} */ error) => {
      if (error.name !== 'ConditionalCheckFailedException') throw error
      return false
    }
    return dynamo.putItem(input).then(() => true, refused)
  },
})
