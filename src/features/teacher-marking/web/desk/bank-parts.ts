/** The parts of the comment bank, for the folders of the desk. */
export { BankProvider } from '../bank/bank-provider.tsx';
export { CommentBankPart } from '../bank/comment-bank-part.tsx';
