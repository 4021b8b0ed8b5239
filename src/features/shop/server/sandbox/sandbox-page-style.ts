/** The style of the sandbox, clearly different from the shop's. */
export const SANDBOX_PAGE_STYLE = `
:root{color-scheme:light dark;--paper:#f4f4f6;--surface:#fff;--ink:#1b2333;--muted:#566074;--line:#d9dbe1;--act:#3b3f8f;
--on-act:#fff;--warn:#fdf3dc;--edge:#8a6d1a;--danger:#b3261e}
@media (prefers-color-scheme:dark){:root{--paper:#14171c;--surface:#1c2027;--ink:#ece8df;--muted:#aab0bb;--line:#333943;
--act:#a9aef5;--on-act:#14171c;--warn:#352c17;--edge:#f2b134;--danger:#ff9d94}}
*{box-sizing:border-box;margin:0}
body{font:17px/1.6 system-ui,-apple-system,'Segoe UI','PingFang TC','Noto Sans TC','Microsoft JhengHei',sans-serif;
color:var(--ink);background:var(--paper)}
.banner{padding:12px 16px;border-bottom:3px dashed var(--edge);background:var(--warn);font-weight:600;text-align:center}
main{max-width:34rem;margin:0 auto;padding:24px 16px 64px}
.top{display:flex;align-items:baseline;justify-content:space-between}
h1{font-size:1.5rem;line-height:1.3}
.language{display:inline-block;min-width:44px;padding:10px 0;text-align:right}
.box{margin-top:16px;padding:20px;border:1px solid var(--line);border-radius:12px;background:var(--surface)}
ul{padding:0;list-style:none}
.sums li{display:flex;justify-content:space-between;padding:4px 0;font-variant-numeric:tabular-nums}
.sums li span:first-child{margin-right:16px}
.sums .total{margin-top:8px;padding-top:12px;border-top:1px solid var(--line);font-weight:700}
.quiet{color:var(--muted);font-size:.9rem}
fieldset{margin-top:20px;padding:0;border:0}
legend{padding:0;font-weight:600}
label{display:flex;align-items:flex-start;min-height:48px;padding:8px 0;border-bottom:1px solid var(--line);cursor:pointer}
label input{flex:none;width:22px;height:22px;margin:3px 12px 0 0;accent-color:var(--act)}
label span span{display:block;color:var(--muted);font-size:.9rem;font-variant-numeric:tabular-nums}
button{display:block;width:100%;min-height:52px;margin-top:20px;padding:10px 20px;border:1px solid var(--act);border-radius:8px;
background:var(--act);color:var(--on-act);font:inherit;font-weight:600;cursor:pointer}
button.second{margin-top:12px;background:none;color:var(--act)}
.back{display:inline-block;margin-top:20px;padding:10px 0}
a{color:var(--act)}
.refused{margin-top:16px;padding:14px 16px;border-left:4px solid var(--danger);background:var(--surface)}
.refused strong{display:block;color:var(--danger)}
:focus-visible{outline:3px solid #1d4ed8;outline-offset:2px}`;
