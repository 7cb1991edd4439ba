import type { TwinDraft } from './takes.ts'

const STORE = 'drafts'

/** The draft of a person on this device, so that a reload loses no recording. */
export const draftStorage = {
  read: (userId: string) => inStore<TwinDraft | undefined>('readonly', (store) => store.get(userId)),
  write: (userId: string, draft: TwinDraft) => inStore('readwrite', (store) => store.put(draft, userId)),
  remove: (userId: string) => inStore('readwrite', (store) => store.delete(userId)),
}

async function inStore<Result>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest): Promise<Result> {
  const db = await open()
  try {
    return await new Promise<Result>((resolve, reject) => {
      const transaction = db.transaction(STORE, mode)
      const request = work(transaction.objectStore(STORE))
      transaction.oncomplete = () => resolve(request.result as Result)
      transaction.onabort = () => reject(transaction.error ?? new Error('the recording could not be kept'))
    })
  } finally {
    db.close()
  }
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open('twin-studio', 1)
    request.onupgradeneeded = () => request.result.createObjectStore(STORE)
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('the storage of the browser is closed'))
  })
}
