/** The player of an interview, for the folders of the desk. It is loaded when an interview is opened. */
export { InterviewDesk } from '../recording/interview-desk.tsx';
