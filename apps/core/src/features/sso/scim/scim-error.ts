type ScimType = 'uniqueness' | 'invalidFilter' | 'invalidSyntax' | 'invalidValue' | 'invalidPath' | 'mutability'

/** A refusal in the words of RFC 7644 3.12. It is for programs, so it is in English alone. */
export class ScimError extends Error {
  readonly status: number
  readonly scimType: ScimType | undefined

  constructor(status: number, detail: string, scimType?: ScimType) {
    super(detail)
    this.status = status
    this.scimType = scimType
  }

  /** Returns the body of the answer. */
  body() {
    return {
      schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'],
      status: String(this.status),
      ...(this.scimType ? { scimType: this.scimType } : {}),
      detail: this.message,
    }
  }
}
